import type { ESTree } from 'vite';

export type Node = ESTree.Node;
/** Records a complaint about a node of the file. */
export type Report = (node: Node, complaint: string) => void;

/** Returns the name at the beginning of `name.a.b`, ignoring casts, or '' for anything else. */
export function getRootName(node: Node): string {
  const plain = unwrap(node);
  if (plain.type === 'Identifier') return plain.name;
  return plain.type === 'MemberExpression' ? getRootName(plain.object) : '';
}

export function getPropertyName(node: Node): string | null {
  if (node.type !== 'MemberExpression') return null;
  const { property, computed } = node;
  if (computed) return getStringValue(property);
  return property.type === 'Identifier' ? property.name : null;
}

export function getStringValue(node: Node): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

export function unwrap(node: Node): Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}
