import { describe, expect, it } from 'vitest';
import { codesIn, eventsIn, found, literals, missedIn, type Source, sorted } from './textScan.ts';

const source = (code: string, path = 'rules/x.ts'): Source => ({ path, code });

describe('the scan', () => {
  it('takes what a pattern finds, in all sources', () => {
    expect(found([source("add('mud')"), source("add('snow'); add('mud')")], /add\('(\w+)'/g)).toEqual([
      'mud',
      'snow',
      'mud',
    ]);
  });

  it('leaves out what a value is compared with', () => {
    const code = "what: kind === 'river' ? 'wet-feet' : 'dry', rule";
    expect(literals([source(code)], /what: ([^,]*),/g)).toEqual(['wet-feet', 'dry']);
  });

  it('finds codes, however they are written, and the gate’s own', () => {
    const code = "return { rule, code: far ? 'too-far' : 'too-near', about };\nconst code = a\n  ? 'first' : 'second';";
    expect(codesIn([source(code)])).toEqual(['too-far', 'too-near', 'first', 'second', 'not-legal']);
    expect(codesIn([source("bar('1.2', 'lake', 'hex'); bar(rule, 'far')")])).toEqual(['lake', 'far', 'not-legal']);
  });

  it('finds the codes of bars, on one line or on several', () => {
    const code = "const A = bar('1.1', 'lake', 'hex');\nconst B = bar(\n  '2.1',\n  'far',\n);";
    expect(codesIn([source(code)])).toEqual(['lake', 'far', 'not-legal']);
  });

  it('finds events that are emitted, and the flow’s own', () => {
    expect(eventsIn([source("io.emit({\n  type: won ? 'won' : 'lost', rule });")])).toEqual(['won', 'lost', 'forced']);
  });

  it('tells what it has missed in phases', () => {
    const code = "choices.push({ type: 'march' }); done({ type: 'halt' });";
    expect(missedIn([source(code, 'phases/x.ts')], ['march'])).toEqual(['halt']);
    expect(missedIn([source(code, 'rules/x.ts')], [])).toEqual([]);
  });

  it('sorts without doubles', () => expect(sorted(['b', 'a', 'b'])).toEqual(['a', 'b']));
});
