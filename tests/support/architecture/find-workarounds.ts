import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceTree } from './find-wrong-arrows';
import { DEFINITION_READERS, DOCUMENTED_ENTRIES, REPLACEABLE_METHODS } from './guard-lists';
import { listImports } from './list-imports';

// Finds code that patches a library or depends on its internals, because the next version of the library can
// silently break it. A name counts as imported throughout the file, so a variable that shadows an import
// needs another name.

const INTERNAL_PART = /^(?:build|cjs|dist|es|esm|internals?|lib|src|umd)$|unstable/;
/** Hooks of Vite and Rolldown plugins that replace code. */
const REWRITING_HOOKS = ['transform', 'load', 'resolveId', 'renderChunk', 'generateBundle', 'onLoad'];
const CHANGING_CALL = /^(?:Object|Reflect)\.(?:assign|set|deleteProperty|setPrototypeOf|defineProperty)/;
/** React refs and handlers such as `onclick` are meant to be assigned. */
const ASSIGNED_METHOD = /^(?:current|on[a-z]+)$/i;

/** Returns a complaint for each workaround in these files. */
export function findWorkarounds(tree: SourceTree): string[] {
  return [...tree].flatMap(([file, text]) => [
    ...listImports(file, text)
      .filter(({ specifier }) => isInternal(specifier))
      .map(({ specifier }) => `${file}: ${specifier} is an internal file of its package`),
    ...findPatches(file, text),
  ]);
}

function isInternal(specifier: string): boolean {
  if (/^(?:[./#]|node:)/.test(specifier)) return false;
  const parts = specifier.split('/').slice(specifier.startsWith('@') ? 2 : 1);
  const isDocumented = DOCUMENTED_ENTRIES.some(entry =>
    entry.endsWith('/') ? specifier.startsWith(entry) : specifier === entry,
  );
  return !isDocumented && parts.some(part => INTERNAL_PART.test(part));
}

function findPatches(file: string, text: string): string[] {
  const { program, module } = parseSync(file, text);
  const found: string[] = [];
  const report = ({ start }: ESTree.Node, complaint: string) => {
    found.push(`${file}:${text.slice(0, start).split('\n').length}: ${complaint}`);
  };
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ localName, isType }) => ({
      name: localName.value,
      isType,
      isPackage: !/^[.#]/.test(moduleRequest.value),
    })),
  );
  const isImported = (name: string) => imports.some(each => each.name === name && !each.isType);
  const isBuildFile = file === 'vite.config.ts' || file.startsWith('src/build/');

  const checkTarget = (target: ESTree.Node) => {
    const root = getRootName(target);
    if (unwrap(target).type === 'MemberExpression' && isImported(root))
      report(target, `${root} is imported: nothing is assigned to it`);
  };
  // The type of a package is public.
  const checkCast = (node: ESTree.Node) => {
    const type = getCastType(node);
    if (type !== null && !imports.some(({ name, isPackage }) => isPackage && name === type))
      report(node, 'no field is read through a cast');
  };
  const checkHook = ({ key }: { key: ESTree.Node }) => {
    const name = key.type === 'Identifier' ? key.name : '';
    if (isBuildFile && REWRITING_HOOKS.includes(name))
      report(key, `the hook ${name} rewrites code in the build`);
  };

  new Visitor({
    AssignmentExpression: ({ left, right }) => {
      checkTarget(left);
      const name = getPropertyName(unwrap(left));
      if (name === null || getRootName(left) === '' || !isFunction(unwrap(right))) return;
      if (!ASSIGNED_METHOD.test(name) && !REPLACEABLE_METHODS.includes(name))
        report(left, `the method ${name} of an object is replaced`);
    },
    UpdateExpression: ({ argument }) => checkTarget(argument),
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'delete') checkTarget(argument);
    },
    CallExpression: ({ callee, arguments: [first, second] }) => {
      const name = `${getRootName(callee)}.${getPropertyName(callee)}`;
      if (first && CHANGING_CALL.test(name) && isImported(getRootName(first)))
        report(callee, `${getRootName(first)} is imported: nothing is assigned to it`);
      if (name === 'Reflect.get' && second?.type === 'Literal')
        report(callee, 'no field is read through Reflect.get');
    },
    NewExpression: ({ callee }) => {
      if (getRootName(callee) === 'Proxy') report(callee, 'a Proxy changes how an object behaves');
    },
    MemberExpression: node => {
      checkCast(node.object);
      const name = getPropertyName(node) ?? '';
      const isOwn = name === '_id' || (name === '_def' && DEFINITION_READERS.includes(file));
      if (name.startsWith('_') && !isOwn) report(node, `${name} is private to its library`);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'ObjectPattern' && init) checkCast(init);
    },
    TSAsExpression: ({ expression }) => {
      if (getCastType(expression) !== null) report(expression, 'two casts take every type away');
    },
    Property: checkHook,
    MethodDefinition: checkHook,
  }).visit(program);
  return found;
}

function isFunction(node: ESTree.Node): boolean {
  if (node.type === 'CallExpression') return getPropertyName(node.callee) === 'bind';
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

/** Returns the name at the beginning of `name.a.b`, ignoring casts, or '' for anything else. */
function getRootName(node: ESTree.Node): string {
  const plain = unwrap(node);
  if (plain.type === 'Identifier') return plain.name;
  return plain.type === 'MemberExpression' ? getRootName(plain.object) : '';
}

function getPropertyName(node: ESTree.Node): string | null {
  if (node.type !== 'MemberExpression') return null;
  const { property } = node;
  // Lint refuses an index that could be a name.
  return property.type === 'Identifier' && !node.computed ? property.name : null;
}

/** Returns the type that an expression is cast to, '' for one without a name, or null without a cast. */
function getCastType(node: ESTree.Node): string | null {
  if (node.type === 'ParenthesizedExpression' || node.type === 'ChainExpression')
    return getCastType(node.expression);
  if (node.type !== 'TSAsExpression') return null;
  const { typeAnnotation: type } = node;
  const isNamed = type.type === 'TSTypeReference' && type.typeName.type === 'Identifier';
  const name = isNamed && type.typeName.type === 'Identifier' ? type.typeName.name : '';
  return name === 'const' ? null : name;
}

function unwrap(node: ESTree.Node): ESTree.Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}
