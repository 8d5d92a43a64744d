/**
 * Every small fault that could be made in one line of a source: another comparison, another sign, a condition that
 * always holds, another number, a statement left out. Types, comments, texts and thrown errors are left alone, since no
 * rule depends on them.
 */
import ts from 'typescript-syntax';

export interface Mutation {
  /** From 1. */
  readonly line: number;
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

export function mutationsOf(source: string): Mutation[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    for (const { kind, of, after } of changesOf(node, file)) {
      const start = of.getStart(file);
      const before = source.slice(start, of.end);
      if (before.includes('\n') || before === after) continue;
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ line, kind, start, end: of.end, before, after });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export const mutated = (source: string, { start, end, after }: Mutation): string =>
  source.slice(0, start) + after + source.slice(end);

interface Change {
  readonly kind: string;
  /** What is replaced. */
  readonly of: ts.Node;
  readonly after: string;
}

function isLeftAlone(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node)) return true;
  return ts.isNewExpression(node) && /Error$/.test(node.expression.getText());
}

function changesOf(node: ts.Node, file: ts.SourceFile): Change[] {
  if (ts.isBinaryExpression(node)) return binaryChanges(node, file);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ kind: 'negation', of: node, after: node.operand.getText(file) }];
  if (ts.isIfStatement(node)) return always(node.expression);
  if (ts.isConditionalExpression(node)) return always(node.condition);
  if (isSigned(node)) return [{ kind: 'constant', of: node, after: String(1 - Number(node.operand.text)) }];
  if (ts.isNumericLiteral(node) && !isSigned(node.parent))
    return [{ kind: 'constant', of: node, after: String(Number(node.text) + 1) }];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ kind: 'constant', of: node, after: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ kind: 'constant', of: node, after: 'true' }];
  if (ts.isExpressionStatement(node) || ts.isContinueStatement(node) || ts.isBreakStatement(node))
    return [{ kind: 'statement left out', of: node, after: ';' }];
  return [];
}

/** One number with its sign: `-1`, which mostly means none, becomes `0`, which mostly means the first. */
const isSigned = (node: ts.Node): node is ts.PrefixUnaryExpression & { readonly operand: ts.NumericLiteral } =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand);

const always = (condition: ts.Node): Change[] =>
  ['true', 'false'].map(after => ({ kind: 'condition', of: condition, after }));

/** What each operator may be mistaken for. */
const MISTAKEN: Readonly<Record<string, readonly [kind: string, ...others: string[]]>> = {
  '<': ['boundary', '<=', '>='],
  '<=': ['boundary', '<', '>'],
  '>': ['boundary', '>=', '<='],
  '>=': ['boundary', '>', '<'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
  '&&': ['boolean', '||'],
  '||': ['boolean', '&&'],
  '+=': ['arithmetic', '-='],
  '-=': ['arithmetic', '+='],
};

function binaryChanges(node: ts.BinaryExpression, file: ts.SourceFile): Change[] {
  const operator = node.operatorToken;
  const [kind, ...others] = MISTAKEN[operator.getText(file)] ?? ['none'];
  if (isText(node.left) || isText(node.right)) return [];
  const swapped = others.map(after => ({ kind, of: operator, after }));
  return kind === 'boolean' ? [...swapped, ...dropped(node, file)] : swapped;
}

/** One of two conditions missing. */
const dropped = (node: ts.BinaryExpression, file: ts.SourceFile): Change[] =>
  [node.left, node.right].map(kept => ({ kind: 'condition dropped', of: node, after: kept.getText(file) }));

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
