import { describe, expect, it } from 'vitest';
import { asked, keepingNothing, makeLender } from './question.ts';

const numbers = (): (() => number[]) => makeLender((): number[] => []);

describe('a question', () => {
  it('answers as the function does, with what it is called on', () => {
    const record = {
      base: 2,
      plus: asked(function (this: { base: number }, n: number): number {
        return this.base + n;
      }),
    };
    expect(record.plus(3)).toBe(5);
  });

  it('gets back what the one before was lent, and not before it is over', () => {
    const borrow = numbers();
    const [one, two] = asked(() => [borrow(), borrow()])();
    expect(one).not.toBe(two);
    expect([one, two]).toContain(asked(borrow)());
  });

  it('within a question is part of it', () => {
    const borrow = numbers();
    asked(() => {
      const inner = asked(borrow);
      expect(inner()).not.toBe(inner());
    })();
  });

  it('is over when it throws', () => {
    const borrow = numbers();
    let lent: number[] | undefined;
    const broken = asked(() => {
      lent = borrow();
      throw new Error('broken');
    });
    expect(broken).toThrow('broken');
    expect(asked(borrow)()).toBe(lent);
  });

  it('has to be one: otherwise nobody can tell when a buffer is free', () => {
    const borrow = numbers();
    expect(borrow()).not.toBe(borrow());
  });

  it('uses nothing again while nothing is kept', () => {
    const borrow = numbers();
    const first = asked(borrow)();
    expect(keepingNothing(() => asked(borrow)())).not.toBe(first);
  });
});
