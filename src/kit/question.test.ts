import { describe, expect, it } from 'vitest';
import { asked, keepingNothing, makeLender, settle, timeOf } from './question.ts';

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

  it('is about its first argument, which does not change meanwhile', () => {
    const [one, other] = [{}, {}];
    const times = asked((s: object) => [timeOf(s), timeOf(s), timeOf(other)])(one);
    expect(times).toEqual([times[0], times[0], 0]);
    expect([timeOf(one), asked(timeOf)(one)]).not.toContain(times[0]);
  });

  it('within another one about the same thing is no other time; about another thing it is', () => {
    const [one, other] = [{}, {}];
    const inner = asked(timeOf);
    asked((s: object) => {
      const time = timeOf(s);
      expect([inner(s), inner(other) === time, timeOf(s)]).toEqual([time, false, time]);
    })(one);
  });

  it('about a position that has come to rest is the same time as the one before', () => {
    const [one, other] = [{}, {}];
    const ask = asked(timeOf);
    const time = ask(one);
    settle(one);
    expect([ask(one), ask(other) === time, ask(one)]).toEqual([time, false, time]);
  });

  it('settles nothing but the subject answered last', () => {
    const [one, other] = [{}, {}];
    const ask = asked(timeOf);
    const time = ask(one);
    ask(other);
    settle(one);
    expect(ask(one)).not.toBe(time);
  });
});
