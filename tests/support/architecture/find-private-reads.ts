import type { ESTree } from 'vite';
import { DEFINITION_READERS } from './guard-lists';
import { bare, literalOf, type Node, propertyOf, type Report, rootOf } from './syntax';

const THROUGH_CAST = 'no field is read through a cast';

/**
 * TypeScript hides private fields, unless a cast, an index or Reflect takes their type away. A cast to a type that a package
 * exports picks one of its public types and is allowed.
 */
export function findPrivateReads(file: string, publicTypes: Set<string>, report: Report) {
  const isCast = (node: Node) => castsOf(node).some(type => !publicTypes.has(type));
  const judge = (node: Node, owner: Node, name: string | null) => {
    if (isCast(owner)) report(node, THROUGH_CAST);
    else if (isUntyped(owner) && isPrivate(file, name)) report(node, `${name} is private to its library`);
  };
  return {
    MemberExpression: (node: ESTree.MemberExpression) => {
      const name = propertyOf(node);
      judge(node, node.object, name);
      if (node.computed && name !== null && /^[A-Za-z_$][\w$]*$/.test(name)) {
        report(node, `['${name}'] would read a private field: write .${name}`);
      }
    },
    VariableDeclarator: ({ id, init }: ESTree.VariableDeclarator) => {
      if (id.type !== 'ObjectPattern' || !init) return;
      if (isCast(init)) return report(id, THROUGH_CAST);
      for (const property of id.properties) {
        const isNamed = property.type === 'Property' && property.key.type === 'Identifier';
        judge(property, init, isNamed && property.key.type === 'Identifier' ? property.key.name : null);
      }
    },
    CallExpression: ({ callee, arguments: [, second] }: ESTree.CallExpression) => {
      const isReflect = rootOf(callee) === 'Reflect' && propertyOf(callee) === 'get';
      if (isReflect && second && literalOf(second) !== null) {
        report(callee, 'no field is read through Reflect.get');
      }
    },
    TSAsExpression: (node: ESTree.TSAsExpression) => {
      if (castsOf(node.expression).length > 0) report(node, 'two casts take every type away');
    },
  };
}

/** `_id` is the product's own name for an id. */
function isPrivate(file: string, name: string | null): boolean {
  if (name === '_def' && DEFINITION_READERS.includes(file)) return false;
  return name?.startsWith('_') === true && name !== '_id';
}

/** The name of the type that an expression is cast to, '' where it has none; `as const` is no cast. */
function castsOf(node: Node): string[] {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return castsOf(node.expression);
    case 'TSAsExpression':
    case 'TSTypeAssertion': {
      const { typeAnnotation: type } = node;
      const isNamed = type.type === 'TSTypeReference' && type.typeName.type === 'Identifier';
      const name = isNamed && type.typeName.type === 'Identifier' ? type.typeName.name : '';
      return name === 'const' ? [] : [name];
    }
    default:
      return [];
  }
}

/** `Object(value)` is of type any. */
function isUntyped(node: Node): boolean {
  const plain = bare(node);
  return (
    plain.type === 'CallExpression' && plain.callee.type === 'Identifier' && plain.callee.name === 'Object'
  );
}
