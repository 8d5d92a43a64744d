import { expect, test } from 'vitest';
import { HELP } from './commands.ts';
import { COMMAND_NAMES, fieldsOf, LINE_LIMIT, LOAD_LIMIT, lineLimit, parseLine } from './parse.ts';

const errorOf = (line: string): string => {
  const { command } = parseLine(line);
  return command.ok ? 'fine' : `${command.error.code}: ${command.error.message}`;
};

test.each<[string, string]>([
  ['hello', 'bad-json: the line is not JSON: "hello"'],
  ['{"cmd":"status"', 'bad-json: the line is not JSON: "{\\"cmd\\":\\"status\\""'],
  ['"status"', 'bad-command: a command is an object with a field cmd, not "status"'],
  ['[1,2]', 'bad-command: a command is an object with a field cmd, not [1,2]'],
  ['null', 'bad-command: a command is an object with a field cmd, not null'],
  ['{}', 'bad-command: field cmd: expected a command, got nothing'],
  ['{"cmd":5}', 'bad-command: field cmd: expected a command, got 5'],
  ['{"cmd":"satus"}', 'unknown-command: there is no command "satus"; did you mean status?'],
  ['{"cmd":"castle"}', 'unknown-command: there is no command "castle"; help lists them'],
  ['{"cmd":"toString"}', 'unknown-command: there is no command "toString"; help lists them'],
  ['{"cmd":"reach"}', 'bad-field: field unit is missing'],
  ['{"cmd":"reach","unti":"A"}', 'bad-field: unknown field "unti"; did you mean unit?'],
  ['{"cmd":"hash","colour":1}', 'bad-field: unknown field "colour"; the command takes role?, table?, id?'],
  ['{"cmd":"reach","unit":17}', 'bad-field: field unit: expected string, got 17'],
  ['{"cmd":"do","action":"move"}', 'bad-field: field action: expected object, got "move"'],
  ['{"cmd":"do","action":{"unit":"A"}}', 'bad-field: field action.type is missing'],
  ['{"cmd":"do","action":{"type":"m","units":["A",2]}}', 'bad-field: field action.units[1]: expected string, got 2'],
  ['{"cmd":"do","action":{"type":"m","to":"0101"}}', 'bad-field: unknown field "action.to"'],
  [
    '{"cmd":"do","action":{"type":"m"},"rolls":[true]}',
    'bad-field: field rolls[0]: expected number or string, got true',
  ],
  ['{"cmd":"new","game":"x","seed":{"a":1}}', 'bad-field: field seed: expected string or number, got {"a":1}'],
  ['{"cmd":"perft","depth":-1}', 'bad-field: field depth: expected at least 0, got -1'],
  ['{"cmd":"perft","depth":99}', 'bad-field: field depth: expected at most 12, got 99'],
  ['{"cmd":"perft","depth":1e999}', 'bad-field: a number is too large'],
  ['{"cmd":"status","id":[]}', 'bad-field: field id: expected string or number, got []'],
  ['{"cmd":"do","action":{"type":"m","__proto__":{}}}', 'bad-field: a field may not be called "__proto__"'],
  ['{"cmd":"scene","game":"x","position":{"constructor":1}}', 'bad-field: a field may not be called "constructor"'],
])('%s', (line, error) => {
  expect(errorOf(line)).toBe(error);
});

test('what was given is shortened', () => {
  expect(errorOf(`{"cmd":"reach","unit":["${'x'.repeat(5000)}"]}`)).toMatch(/^bad-field: .{50,120}…$/);
  expect(errorOf(`{"cmd":"reach","unit":"${'x'.repeat(5000)}"}`)).toContain('at most 200 characters');
  expect(errorOf('x'.repeat(LINE_LIMIT)).length).toBeLessThan(120);
});

test('nesting of any depth is refused, not followed', () => {
  const deep = '['.repeat(400_000) + ']'.repeat(400_000);
  expect(errorOf(`{"cmd":"scene","game":"x","position":{"a":${deep}}}`)).toContain('nested deeper than 64');
  expect(errorOf(deep)).toContain('nested deeper than 64');
});

test('only a load may be long', () => {
  const line = (cmd: string, size: number): string => `{"cmd":"${cmd}","replay":"${'x'.repeat(size)}"}`;
  expect(errorOf(line('hash', LINE_LIMIT))).toContain('too-long');
  expect(errorOf(line('load', LINE_LIMIT))).toContain('field replay: expected object');
  expect(errorOf(line('load', LOAD_LIMIT))).toContain('too-long');
  expect(errorOf(`{"id":"\\"cmd\\":\\"load","x":"\\"cmd\\" : \\"load\\"${'x'.repeat(LINE_LIMIT)}"}`)).toContain(
    'too-long',
  );
  expect(errorOf(`{"x":{"cmd":"load"},"cmd":"hash","y":"${'x'.repeat(LINE_LIMIT)}"}`)).toContain('too-long');
  expect(lineLimit('{"id":1, "cmd" : "load"')).toBe(LOAD_LIMIT);
});

test('an id is known even where the rest is wrong', () => {
  expect(parseLine('{"id":"q1","cmd":"nothing"}').id).toBe('q1');
  expect(parseLine('{"id":7,"cmd":"reach"}').id).toBe(7);
  expect(parseLine('{"id":{},"cmd":"hash"}').id).toBeUndefined();
});

test('every command is described', () => {
  expect(Object.keys(HELP).sort()).toEqual([...COMMAND_NAMES].sort());
  expect(fieldsOf('do')).toEqual(['action', 'role?', 'rolls?', 'n?', 'table?', 'id?']);
});
