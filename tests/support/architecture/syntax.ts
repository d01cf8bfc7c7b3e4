import type { ESTree } from 'vite';

export type Node = ESTree.Node;
/** Notes what is wrong with a piece of the file. */
export type Report = (node: Node, complaint: string) => void;

/** The name at the beginning of `name.a.b`, without casts; '' for anything else. */
export function rootOf(node: Node): string {
  const plain = bare(node);
  if (plain.type === 'Identifier') return plain.name;
  return plain.type === 'MemberExpression' ? rootOf(plain.object) : '';
}

export function propertyOf(node: Node): string | null {
  if (node.type !== 'MemberExpression') return null;
  const { property, computed } = node;
  if (computed) return literalOf(property);
  return property.type === 'Identifier' ? property.name : null;
}

export function literalOf(node: Node): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

export function bare(node: Node): Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return bare(node.expression);
    default:
      return node;
  }
}
