// How a measure is taken away, by what its mark stands before.
import ts from 'typescript';

/** @typedef {{ start: number, end: number, text: string }} Change */

/**
 * The text of a file without the measure that a mark stands before.
 *
 * @param {string} file
 * @param {string} text
 * @param {number} after the end of the mark
 * @returns {string | undefined} undefined if what follows can't be taken away
 */
export function weakened(file, text, after) {
  if (file.endsWith('.yml')) return text.slice(0, after) + text.slice(endOfNextLine(text, after));
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const node = nodeAfter(source, after);
  const change = node && changeOf(node, source);
  return change && text.slice(0, change.start) + change.text + text.slice(change.end);
}

/**
 * @param {string} text
 * @param {number} after
 */
function endOfNextLine(text, after) {
  const end = text.indexOf('\n', after + 1);
  return end < 0 ? text.length : end;
}

/**
 * The statement, property, element or operand that comes next after a place, but for comments and an `else`.
 *
 * @param {ts.SourceFile} source
 * @param {number} after
 * @returns {ts.Node | undefined}
 */
function nodeAfter(source, after) {
  const [space = ''] = /^(\s|\/\/.*|else\b)*/.exec(source.text.slice(after)) ?? [];
  const begin = after + space.length;
  /** @type {ts.Node | undefined} */
  let found;
  /** @param {ts.Node} node */
  const look = (node) => {
    if (node.end <= begin || node.getStart(source) > begin) return;
    // Of those that begin there, the innermost operand, or else the outermost.
    const begins = node.getStart(source) === begin && canGo(node);
    if (begins && (found === undefined || isOperand(node))) found = node;
    ts.forEachChild(node, look);
  };
  ts.forEachChild(source, look);
  return found;
}

/** @param {ts.Node} node */
function canGo(node) {
  return (
    (ts.isStatement(node) && !ts.isReturnStatement(node) && !ts.isBlock(node)) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isArrayLiteralExpression(node.parent) ||
    isOperand(node)
  );
}

const joints = new Map([
  [ts.SyntaxKind.AmpersandAmpersandToken, 'true'],
  [ts.SyntaxKind.BarBarToken, 'false'],
  [ts.SyntaxKind.BarToken, '0'],
]);

/** @param {ts.Node} node */
function isOperand(node) {
  return (
    ts.isBinaryExpression(node.parent) &&
    joints.has(node.parent.operatorToken.kind) &&
    !(ts.isBinaryExpression(node) && joints.has(node.operatorToken.kind))
  );
}

/**
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 * @returns {Change | undefined}
 */
function changeOf(node, source) {
  /** @type {(of: ts.Node, text: string) => Change} */
  const put = (of, text) => ({ start: of.getStart(source), end: of.end, text });
  if (isOperand(node) && ts.isBinaryExpression(node.parent)) {
    return put(node, joints.get(node.parent.operatorToken.kind) ?? '');
  }
  // A guard, which refuses nothing any more.
  if (ts.isIfStatement(node)) return put(node.expression, 'false');
  if (ts.isVariableStatement(node)) {
    const [limit] = node.declarationList.declarations;
    return limit?.initializer && put(limit.initializer, 'Infinity');
  }
  if (ts.isPropertyAssignment(node)) {
    const { initializer } = node;
    if (initializer.kind === ts.SyntaxKind.TrueKeyword) return put(initializer, 'false');
    if (initializer.kind === ts.SyntaxKind.FalseKeyword) return put(initializer, 'true');
  }
  if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) return put(node, '');
  if (ts.isStatement(node)) return undefined;
  // With its comma.
  const comma = /^\s*,/.exec(source.text.slice(node.end));
  return { start: node.getStart(source), end: node.end + (comma?.[0].length ?? 0), text: '' };
}
