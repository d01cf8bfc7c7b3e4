import { type ESTree, parseSync, Visitor } from 'vite';
import { findPrivateReads } from './find-private-reads';
import type { SourceTree } from './find-wrong-arrows';
import { DOCUMENTED_ENTRIES, REPLACEABLE_METHODS } from './guard-lists';
import { bare, literalOf, type Node, propertyOf, type Report, rootOf } from './syntax';

// Finds what patches a library or depends on its insides. The next version of the library breaks such code without a word.
// A name counts as imported wherever the file uses it: a variable that hides an import needs another name.

const INTERNAL_PART = /^(?:build|cjs|dist|es|esm|internals?|lib|src|umd)$|unstable/;
/** Hooks of Vite's and Rolldown's plugins that replace code. */
const REWRITING_HOOKS = ['transform', 'load', 'resolveId', 'renderChunk', 'generateBundle', 'onLoad'];
const CHANGING_CALLS =
  /^(?:Object\.(?:assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(?:set|defineProperty|deleteProperty))$/;

/** One line for each workaround in these files. */
export function findWorkarounds(tree: SourceTree): string[] {
  return [...tree].flatMap(([file, text]) => judgeFile(file, text));
}

function judgeFile(file: string, text: string): string[] {
  const { program, module, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);

  const found: string[] = [];
  const report: Report = ({ start }, complaint) => {
    found.push(`${file}:${text.slice(0, start).split('\n').length}: ${complaint}`);
  };
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType)).map(nameOf),
  );
  const publicTypes = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => !moduleRequest.value.startsWith('.'))
      .flatMap(({ entries }) => entries)
      .map(nameOf),
  );
  for (const visitor of [
    findInternalImports(report),
    findAliases(imported),
    findAssignments(imported, report),
    findReplacedMethods(report),
    findProxies(report),
    findPrivateReads(file, publicTypes, report),
    ...(isOfBuild(file) ? [findRewritingHooks(report)] : []),
  ]) {
    new Visitor(visitor).visit(program);
  }
  return found;
}

function nameOf({ localName }: { localName: { value: string } }): string {
  return localName.value;
}

function isOfBuild(file: string): boolean {
  return file === 'vite.config.ts' || file.startsWith('src/build/');
}

function findInternalImports(report: Report) {
  const judge = (source: Node | null | undefined) => {
    const specifier = source && literalOf(source);
    if (source && specifier && isInternal(specifier))
      report(source, `${specifier} is an internal file of its package`);
  };
  const judgeSource = ({ source }: { source?: Node | null }) => judge(source);
  return {
    ImportDeclaration: judgeSource,
    ExportNamedDeclaration: judgeSource,
    ExportAllDeclaration: judgeSource,
    ImportExpression: judgeSource,
    TSImportType: judgeSource,
    CallExpression: ({ callee, arguments: [first] }: ESTree.CallExpression) => {
      const isRequire = callee.type === 'Identifier' && callee.name === 'require';
      if (isRequire || propertyOf(callee) === 'resolve') judge(first);
    },
  };
}

function isInternal(specifier: string): boolean {
  if (/^(?:[./]|node:)/.test(specifier)) return false;
  const parts = specifier.split('/').slice(specifier.startsWith('@') ? 2 : 1);
  if (!parts.some(part => INTERNAL_PART.test(part))) return false;
  return !DOCUMENTED_ENTRIES.some(entry =>
    entry.endsWith('/') ? specifier.startsWith(entry) : specifier === entry,
  );
}

/** Adds variables that hold an imported object or a part of it, such as its prototype. */
function findAliases(imported: Set<string>) {
  return {
    VariableDeclarator: ({ id, init }: ESTree.VariableDeclarator) => {
      if (!init || !imported.has(rootOf(init))) return;
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
  const judge = (target: Node) => {
    const root = rootOf(target);
    if (bare(target).type === 'MemberExpression' && imported.has(root))
      report(target, `${root} is imported: nothing is assigned to it`);
  };
  return {
    AssignmentExpression: ({ left }: ESTree.AssignmentExpression) => judge(left),
    UpdateExpression: ({ argument }: ESTree.UpdateExpression) => judge(argument),
    UnaryExpression: ({ operator, argument }: ESTree.UnaryExpression) => {
      if (operator === 'delete') judge(argument);
    },
    CallExpression: ({ callee, arguments: [first] }: ESTree.CallExpression) => {
      const { type } = callee;
      if (type !== 'MemberExpression' || first === undefined) return;
      const root = rootOf(first);
      if (CHANGING_CALLS.test(`${rootOf(callee)}.${propertyOf(callee)}`) && imported.has(root)) {
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
 * Methods of objects that the file did not make: an assigned function replaces them. `this`, refs of React and handlers of
 * the browser (`onclick`) are made to be assigned.
 */
function findReplacedMethods(report: Report) {
  return {
    AssignmentExpression: ({ left, right }: ESTree.AssignmentExpression) => {
      const name = propertyOf(bare(left));
      if (name === null || rootOf(left) === '' || !isFunction(bare(right))) return;
      if (name === 'current' || /^on[a-z]+$/.test(name) || REPLACEABLE_METHODS.includes(name)) return;
      report(left, `the method ${name} of an object is replaced`);
    },
  };
}

function isFunction(node: Node): boolean {
  if (node.type === 'CallExpression') return propertyOf(node.callee) === 'bind';
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

function findRewritingHooks(report: Report) {
  const judge = ({ key }: { key: Node }) => {
    const name = key.type === 'Identifier' ? key.name : literalOf(key);
    if (name !== null && REWRITING_HOOKS.includes(name))
      report(key, `the hook ${name} rewrites code in the build`);
  };
  return {
    Property: judge,
    MethodDefinition: judge,
    CallExpression: ({ callee }: ESTree.CallExpression) => {
      if (propertyOf(callee) === 'onLoad') report(callee, 'the hook onLoad rewrites code in the build');
    },
  };
}
