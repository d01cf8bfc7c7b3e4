import type { ESTree } from 'vite';
import { DEFINITION_READERS } from './guard-lists';
import { getPropertyName, getRootName, getStringValue, type Node, type Report, unwrap } from './syntax';

const THROUGH_CAST = 'no field is read through a cast';

/**
 * Reports reads of private fields. TypeScript forbids them unless a cast, an index or Reflect removes the
 * type. A cast to a type that a package exports is allowed because that type is public.
 */
export function findPrivateReads(file: string, publicTypes: Set<string>, report: Report) {
  const isCast = (node: Node) => listCastTypes(node).some(type => !publicTypes.has(type));
  const check = (node: Node, owner: Node, name: string | null) => {
    if (isCast(owner)) report(node, THROUGH_CAST);
    else if (isUntyped(owner) && isPrivate(file, name)) report(node, `${name} is private to its library`);
  };
  return {
    MemberExpression: (node: ESTree.MemberExpression) => {
      const name = getPropertyName(node);
      check(node, node.object, name);
      if (node.computed && name !== null && /^[A-Za-z_$][\w$]*$/.test(name)) {
        report(node, `['${name}'] would read a private field: write .${name}`);
      }
    },
    VariableDeclarator: ({ id, init }: ESTree.VariableDeclarator) => {
      if (id.type !== 'ObjectPattern' || !init) return;
      if (isCast(init)) return report(id, THROUGH_CAST);
      for (const property of id.properties) {
        const isNamed = property.type === 'Property' && property.key.type === 'Identifier';
        check(property, init, isNamed && property.key.type === 'Identifier' ? property.key.name : null);
      }
    },
    CallExpression: ({ callee, arguments: [, second] }: ESTree.CallExpression) => {
      const isReflect = getRootName(callee) === 'Reflect' && getPropertyName(callee) === 'get';
      if (isReflect && second && getStringValue(second) !== null) {
        report(callee, 'no field is read through Reflect.get');
      }
    },
    TSAsExpression: (node: ESTree.TSAsExpression) => {
      if (listCastTypes(node.expression).length > 0) report(node, 'two casts take every type away');
    },
  };
}

/** `_id` is allowed: it is the product's name for an ID. */
function isPrivate(file: string, name: string | null): boolean {
  if (name === '_def' && DEFINITION_READERS.includes(file)) return false;
  return name?.startsWith('_') === true && name !== '_id';
}

/**
 * Returns the name of the type that an expression is cast to, or '' for an unnamed type; `as const` does not
 * count.
 */
function listCastTypes(node: Node): string[] {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return listCastTypes(node.expression);
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

/** `Object(value)` returns `any`. */
function isUntyped(node: Node): boolean {
  const plain = unwrap(node);
  return (
    plain.type === 'CallExpression' && plain.callee.type === 'Identifier' && plain.callee.name === 'Object'
  );
}
