/**
 * Rules hold no data of their own: under src/games no variable of a module changes once it is loaded (kit/part.ts
 * caches).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-syntax';
import { describe, expect, it } from 'vitest';

const GAMES = fileURLToPath(new URL('../src/games/', import.meta.url));

/** Methods that change their object. */
const CHANGING = new Set('push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '));

function faults(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const own = new Set<string>();
  const found: string[] = [];
  const at = (node: ts.Node): string => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  for (const statement of source.statements) {
    for (const name of namesIn(statement)) own.add(name);
    if (!ts.isVariableStatement(statement)) continue;
    if (!(statement.declarationList.flags & ts.NodeFlags.Const)) found.push(`${at(statement)} is no constant`);
    for (const { initializer } of statement.declarationList.declarations)
      if (initializer && ts.isCallExpression(initializer) && initializer.expression.getText() === 'makeScratch')
        found.push(`${at(initializer)} is a scratch of its own`);
  }
  const walk = (node: ts.Node): void => {
    const name = changedBy(node);
    if (name && own.has(name.text) && isLater(node) && !isLocal(name)) found.push(`${at(node)} changes ${name.text}`);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

/** Names that a statement of a module declares or imports. */
function namesIn(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(d => bound(d.name));
  if (!ts.isImportDeclaration(statement)) return [];
  const bindings = statement.importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(element => element.name.text) : [];
}

const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap(element => (ts.isBindingElement(element) ? bound(element.name) : []));

/** The variable that is assigned to, incremented, deleted from, or changed by a method. */
function changedBy(node: ts.Node): ts.Identifier | undefined {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return rootOf(node.left);
  if (ts.isDeleteExpression(node)) return rootOf(node.expression);
  const isCount = ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node);
  if (isCount && (node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken))
    return rootOf(node.operand);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  return CHANGING.has(node.expression.name.text) ? rootOf(node.expression.expression) : undefined;
}

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** `X` of `X.a[b]!.c`. */
function rootOf(node: ts.Expression): ts.Identifier | undefined {
  if (ts.isIdentifier(node)) return node;
  const isPath =
    ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node);
  return isPath ? rootOf(node.expression) : undefined;
}

/** Inside a function: it may run at any time. */
function isLater(node: ts.Node): boolean {
  for (let up: ts.Node | undefined = node; up; up = up.parent) if (ts.isFunctionLike(up)) return true;
  return false;
}

/** Whether an enclosing function has a variable of that name. */
function isLocal(name: ts.Identifier): boolean {
  for (let up: ts.Node | undefined = name; up; up = up.parent)
    if (ts.isFunctionLike(up) && declares(up, name.text)) return true;
  return false;
}

function declares(node: ts.Node, name: string): boolean {
  const isHere = (ts.isParameter(node) || ts.isVariableDeclaration(node)) && bound(node.name).includes(name);
  return isHere || (ts.forEachChild(node, child => declares(child, name) || undefined) ?? false);
}

const sources = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => name.endsWith('.ts') && !/test(ing\w*)?\.ts$/i.test(name));

describe('the modules of games', () => {
  it('have no variable that changes', () => {
    expect(sources.flatMap(file => faults(file, readFileSync(`${GAMES}${file}`, 'utf8')))).toEqual([]);
  });

  it('are read at all', () => {
    expect(sources.length).toBeGreaterThan(300);
  });
});

describe('the watch', () => {
  it.each([
    ['a variable', 'let last = 0;'],
    ['an exported variable', 'export let last = 0;'],
    ['an assignment', 'const LAST = { at: 0 };\nconst set = (n: number) => { LAST.at = n; };'],
    ['a list that grows', 'const KEPT: number[] = [];\nfunction keep(n: number) { KEPT.push(n); }'],
    ['a map that is filled', 'const KNOWN = new Map<string, number>();\nexport const know = () => KNOWN.set("a", 1);'],
    ['bytes that are written', 'const MAP = new Uint8Array(4);\nfunction mark(h: number) { MAP[h]! += 1; }'],
    ['a count', 'const N = { n: 0 };\nconst next = () => ++N.n;'],
    ['what another module has', "import { MAP } from './map.ts';\nfunction wipe() { MAP.fill(0); }"],
    ['a nested table', 'const BY_SIDE = [[0], [0]];\nfunction set(side: number) { BY_SIDE[side]![0] = 1; }'],
    ['a scratch', 'const SCRATCH = makeScratch(4);'],
  ])('finds %s', (_name, text) => {
    expect(faults('x.ts', text)).toHaveLength(1);
  });

  it.each([
    ['a table that is made while it loads', 'const MAP = new Uint8Array(4).fill(1);\nfor (const h of [1]) MAP[h] = 2;'],
    ['a local variable', 'function sum() { let n = 0; const list = []; list.push(1); n += 1; return n; }'],
    ['a local variable of the same name', 'const list = [1];\nfunction copy() { const list = [2]; list.push(1); }'],
    ['a parameter', 'const d = 1;\nfunction end(d: { over: number }) { d.over = 1; }'],
    ['a sorted copy', 'const LIST = [2, 1];\nconst sorted = () => LIST.slice().sort();'],
    ['a question to a map', 'const KNOWN = new Map([[1, 2]]);\nconst of = (n: number) => KNOWN.get(n);'],
  ])('lets %s be', (_name, text) => {
    expect(faults('x.ts', text)).toEqual([]);
  });
});
