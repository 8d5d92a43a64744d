/**
 * A result that its owner pays bit by bit, in whatever the rules take: steps, hexes of retreat, points, cards. A bill says
 * how much is owed; the ways to pay come from the game. Paying more than is owed is allowed only where nothing smaller
 * is left, and what cannot be paid at all is forgiven or has a price of its own, as the game says.
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

/** Ways that do not overpay; where every one would, those that overpay least. */
export function payable<P extends Payment>(bill: Bill, ways: readonly P[]): P[] {
  const left = leftOf(bill);
  if (left === 0) return [];
  const exact = ways.filter(way => way.pays > 0 && way.pays <= left);
  if (exact.length > 0) return exact;
  const least = Math.min(...ways.filter(way => way.pays > left).map(way => way.pays));
  return ways.filter(way => way.pays === least);
}

export const paidBy = (bill: Bill, { pays }: Payment): Bill => ({ owed: bill.owed, paid: bill.paid + pays });
