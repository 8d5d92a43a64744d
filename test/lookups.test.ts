/**
 * No text from outside is used as a key of a plain object in brackets: `table['constructor']` exists although nobody
 * put it there. `entryOf` and `hasKey` (kit/phrase.ts) look only at own properties; a guard next to the brackets
 * (`Object.hasOwn(table, key) ? table[key] : …`) is accepted as well.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-syntax';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Fields that hold foreign text whatever their type says: methods of the contract may be called with anything. */
const FOREIGN = new Set(['type', 'code']);
const CALLED = /\/(text|explain)(\/|\.ts)/;

test('foreign text is looked up only in what a table holds itself', () => {
  const read = ts.readConfigFile(join(ROOT, 'tsconfig.client.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, ROOT);
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[tT]esting\w*\.ts$|\.d\.ts$/.test(file))
    .map(file => join(ROOT, 'src', file));
  const program = ts.createProgram(files, { ...options, noEmit: true, types: ['node', 'vite/client'] });
  const found = files.flatMap(file => lookupsIn(program, file));
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test('a lookup without a guard is found', () => {
  const name = '/text/probe.ts';
  const text = `
    const TABLE: Readonly<Record<string, number>> = { a: 1 };
    export const bare = (key: string) => TABLE[key];
    export const typed = (e: { type: 'a' | 'b' }) => ({ a: 1, b: 2 })[e.type];
    export const loose = <K extends string>(table: Readonly<Record<K, number>>, key: K) => table[key];
    export const inside = (key: string) => key in TABLE;
    export const guarded = (key: string) => (Object.hasOwn(TABLE, key) ? TABLE[key] : undefined);
    export const listed = (list: readonly number[], at: number) => list[at];
    export const known = (lang: 'ja' | 'en') => ({ ja: 1, en: 2 })[lang];`;
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
  const host = ts.createCompilerHost({});
  const program = ts.createProgram(
    [name],
    { strict: true, target: ts.ScriptTarget.ESNext },
    { ...host, getSourceFile: (file, ...rest) => (file === name ? source : host.getSourceFile(file, ...rest)) },
  );
  expect(lookupsIn(program, name).map(line => line.replace(/^.*?: /, ''))).toEqual([
    'TABLE[key]',
    '({ a: 1, b: 2 })[e.type]',
    'table[key]',
    'key in TABLE',
  ]);
});

function lookupsIn(program: ts.Program, file: string): string[] {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not in the program`);
  const checker = program.getTypeChecker();
  const out: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isForeignLookup(checker, node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      out.push(`${file.replace(ROOT, '')}:${line + 1}: ${node.getText().replace(/\s+/g, ' ')}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return out;
}

function isForeignLookup(checker: ts.TypeChecker, node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return isText(checker.getTypeAtLocation(node.left)) && !ts.isStringLiteral(node.left);
  if (!ts.isElementAccessExpression(node) || isWritten(node) || isGuarded(node)) return false;
  const key = node.argumentExpression;
  if (ts.isPropertyAccessExpression(key) && FOREIGN.has(key.name.text) && CALLED.test(node.getSourceFile().fileName))
    return true;
  return isText(checker.getTypeAtLocation(key));
}

/** Any text, not one of a few literals. */
function isText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isText);
  // `K extends string` can be anything that a caller chooses.
  const limit = type.isTypeParameter() ? type.getConstraint() : undefined;
  if (limit) return isText(limit);
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0;
}

const isWritten = (node: ts.ElementAccessExpression): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** A function around the brackets checks before, or has the key from the table itself. */
function isGuarded(node: ts.ElementAccessExpression): boolean {
  const [table, key] = [node.expression.getText(), node.argumentExpression.getText()];
  const guards = [`Object.hasOwn(${table}, ${key})`, `hasKey(${table}, ${key})`, `Object.keys(${table})`];
  for (let around: ts.Node = node; around.parent; around = around.parent) {
    const text = ts.isFunctionLike(around) ? around.getText().replace(/\s+/g, ' ') : '';
    if (guards.some(guard => text.includes(guard))) return true;
  }
  return false;
}
