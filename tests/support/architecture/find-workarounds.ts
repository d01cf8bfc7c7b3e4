import { type ESTree, parseSync, Visitor } from 'vite';
import { findPrivateReads } from './find-private-reads';
import type { SourceTree } from './find-wrong-arrows';
import { DOCUMENTED_ENTRIES, REPLACEABLE_METHODS } from './guard-lists';
import { getPropertyName, getRootName, getStringValue, type Node, type Report, unwrap } from './syntax';

// Finds code that patches a library or depends on its internals, because the next version of the library can
// silently break it. A name counts as imported throughout the file, so a variable that shadows an import
// needs another name.

const INTERNAL_PART = /^(?:build|cjs|dist|es|esm|internals?|lib|src|umd)$|unstable/;
/** Hooks of Vite and Rolldown plugins that replace code. */
const REWRITING_HOOKS = ['transform', 'load', 'resolveId', 'renderChunk', 'generateBundle', 'onLoad'];
const CHANGING_CALLS =
  /^(?:Object\.(?:assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(?:set|defineProperty|deleteProperty))$/;

/** Returns a complaint for each workaround in these files. */
export function findWorkarounds(tree: SourceTree): string[] {
  return [...tree].flatMap(([file, text]) => checkFile(file, text));
}

function checkFile(file: string, text: string): string[] {
  const { program, module, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);

  const found: string[] = [];
  const report: Report = ({ start }, complaint) => {
    found.push(`${file}:${text.slice(0, start).split('\n').length}: ${complaint}`);
  };
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType)).map(getLocalName),
  );
  const publicTypes = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => !/^[.#]/.test(moduleRequest.value))
      .flatMap(({ entries }) => entries)
      .map(getLocalName),
  );
  for (const visitor of [
    findInternalImports(report),
    findAliases(imported),
    findAssignments(imported, report),
    findReplacedMethods(report),
    findProxies(report),
    findPrivateReads(file, publicTypes, report),
    ...(isBuildFile(file) ? [findRewritingHooks(report)] : []),
  ]) {
    new Visitor(visitor).visit(program);
  }
  return found;
}

function getLocalName({ localName }: { localName: { value: string } }): string {
  return localName.value;
}

function isBuildFile(file: string): boolean {
  return file === 'vite.config.ts' || file.startsWith('src/build/');
}

function findInternalImports(report: Report) {
  const check = (source: Node | null | undefined) => {
    const specifier = source && getStringValue(source);
    if (source && specifier && isInternal(specifier))
      report(source, `${specifier} is an internal file of its package`);
  };
  const checkSource = ({ source }: { source?: Node | null }) => check(source);
  return {
    ImportDeclaration: checkSource,
    ExportNamedDeclaration: checkSource,
    ExportAllDeclaration: checkSource,
    ImportExpression: checkSource,
    TSImportType: checkSource,
    CallExpression: ({ callee, arguments: [first] }: ESTree.CallExpression) => {
      const isRequire = callee.type === 'Identifier' && callee.name === 'require';
      if (isRequire || getPropertyName(callee) === 'resolve') check(first);
    },
  };
}

function isInternal(specifier: string): boolean {
  if (/^(?:[./#]|node:)/.test(specifier)) return false;
  const parts = specifier.split('/').slice(specifier.startsWith('@') ? 2 : 1);
  if (!parts.some(part => INTERNAL_PART.test(part))) return false;
  return !DOCUMENTED_ENTRIES.some(entry =>
    entry.endsWith('/') ? specifier.startsWith(entry) : specifier === entry,
  );
}

/** Adds variables that hold an imported object or one of its properties, such as its prototype. */
function findAliases(imported: Set<string>) {
  return {
    VariableDeclarator: ({ id, init }: ESTree.VariableDeclarator) => {
      if (!init || !imported.has(getRootName(init))) return;
      if (id.type === 'Identifier') imported.add(id.name);
      if (id.type !== 'ObjectPattern') return;
      for (const property of id.properties) {
        if (property.type === 'Property' && property.value.type === 'Identifier')
          imported.add(property.value.name);
      }
    },
  };
}

function findAssignments(imported: Set<string>, report: Report) {
  const check = (target: Node) => {
    const root = getRootName(target);
    if (unwrap(target).type === 'MemberExpression' && imported.has(root))
      report(target, `${root} is imported: nothing is assigned to it`);
  };
  return {
    AssignmentExpression: ({ left }: ESTree.AssignmentExpression) => check(left),
    UpdateExpression: ({ argument }: ESTree.UpdateExpression) => check(argument),
    UnaryExpression: ({ operator, argument }: ESTree.UnaryExpression) => {
      if (operator === 'delete') check(argument);
    },
    CallExpression: ({ callee, arguments: [first] }: ESTree.CallExpression) => {
      const { type } = callee;
      if (type !== 'MemberExpression' || first === undefined) return;
      const root = getRootName(first);
      if (CHANGING_CALLS.test(`${getRootName(callee)}.${getPropertyName(callee)}`) && imported.has(root)) {
        report(callee, `${root} is imported: nothing is assigned to it`);
      }
    },
  };
}

function findProxies(report: Report) {
  return {
    NewExpression: (node: ESTree.NewExpression) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Proxy')
        report(node, 'a Proxy changes how an object behaves');
    },
  };
}

/**
 * Reports functions assigned to methods of objects that the file did not create. `this`, React refs and
 * handlers such as `onclick` or `onValue` are allowed because they are meant to be assigned.
 */
function findReplacedMethods(report: Report) {
  return {
    AssignmentExpression: ({ left, right }: ESTree.AssignmentExpression) => {
      const name = getPropertyName(unwrap(left));
      if (name === null || getRootName(left) === '' || !isFunction(unwrap(right))) return;
      if (name === 'current' || /^on[a-z]+$/i.test(name) || REPLACEABLE_METHODS.includes(name)) return;
      report(left, `the method ${name} of an object is replaced`);
    },
  };
}

function isFunction(node: Node): boolean {
  if (node.type === 'CallExpression') return getPropertyName(node.callee) === 'bind';
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

function findRewritingHooks(report: Report) {
  const check = ({ key }: { key: Node }) => {
    const name = key.type === 'Identifier' ? key.name : getStringValue(key);
    if (name !== null && REWRITING_HOOKS.includes(name))
      report(key, `the hook ${name} rewrites code in the build`);
  };
  return {
    Property: check,
    MethodDefinition: check,
    CallExpression: ({ callee }: ESTree.CallExpression) => {
      if (getPropertyName(callee) === 'onLoad') report(callee, 'the hook onLoad rewrites code in the build');
    },
  };
}
