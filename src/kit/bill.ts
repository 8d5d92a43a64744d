/**
 * A combat result that its owner pays in instalments of whatever the rules accept: steps, hexes of retreat, points,
 * cards. The bill says how much is owed; the game lists the ways to pay. A payment may exceed the debt only if no
 * smaller one is left. The game decides whether a debt that cannot be paid is forgiven or costs something else.
 */
export interface Bill {
  readonly owed: number;
  readonly paid: number;
}

/** A way to pay, and how much it counts for. */
export interface Payment {
  readonly pays: number;
}

export const leftOf = ({ owed, paid }: Bill): number => Math.max(0, owed - paid);
export const isPaid = (bill: Bill): boolean => leftOf(bill) === 0;

/** The payments that do not overpay; if all of them do, those that overpay least. */
export function payable<P extends Payment>(bill: Bill, ways: readonly P[]): P[] {
  const left = leftOf(bill);
  if (left === 0) return [];
  const exact = ways.filter(way => way.pays > 0 && way.pays <= left);
  if (exact.length > 0) return exact;
  const least = Math.min(...ways.filter(way => way.pays > left).map(way => way.pays));
  return ways.filter(way => way.pays === least);
}

export const paidBy = (bill: Bill, { pays }: Payment): Bill => ({ owed: bill.owed, paid: bill.paid + pays });
