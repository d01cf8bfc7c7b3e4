import { parseSync, Visitor } from 'vite';
import { resolveLocal, type SourceTree } from './find-wrong-arrows';

const MODULE = /\.module\.css$/;
/** Comments, strings and names of the page, such as those of layout.css, have no classes of the module. */
const NOT_OF_MODULE = /\/\*.*?\*\/|"[^"]*"|:global\((?:[^()]|\([^()]*\))*\)/gs;

type Uses = { named: Set<string>; words: Set<string> };

/**
 * Returns a complaint for each class that a component names and its style sheet lacks, and for each class of a
 * module that no component uses.
 */
export function findWrongClasses(tree: SourceTree): string[] {
  const modules = new Map(
    [...tree].filter(([file]) => MODULE.test(file)).map(([file, css]) => [file, listClasses(css)]),
  );
  const unused = new Map([...modules].map(([file, classes]) => [file, new Set(classes)]));
  const complaints: string[] = [];
  for (const [file, text] of tree) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [sheet, { named, words }] of listUses(tree, file, text)) {
      const classes = modules.get(sheet) ?? new Set();
      const missing = [...named].filter(name => !classes.has(name));
      complaints.push(...missing.map(name => `${file}: ${sheet} has no class ${name}`));
      for (const name of [...named, ...words]) unused.get(sheet)?.delete(name);
    }
  }
  const dead = [...unused].flatMap(([sheet, names]) =>
    Array.from(names, name => `${sheet}: no component uses the class ${name}`),
  );
  return [...complaints, ...dead];
}

function listClasses(css: string): Set<string> {
  const selectors = css.replace(NOT_OF_MODULE, '');
  return new Set(Array.from(selectors.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name));
}

/**
 * Lists the classes that a file uses of each module. An index that is computed, such as `styles[size]`, may be any
 * word of the file: a string, a literal type or a key.
 */
function listUses(tree: SourceTree, file: string, text: string): Map<string, Uses> {
  const { program, module } = parseSync(file, text);
  const sheets = new Map(
    module.staticImports.flatMap(({ moduleRequest: { value }, entries }) =>
      MODULE.test(value)
        ? entries.map(each => [each.localName.value, resolveLocal(tree, file, value) ?? ''])
        : [],
    ),
  );
  const uses = new Map<string, Uses>();
  if (sheets.size === 0) return uses;
  const words = new Set<string>();
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && words.add(value)),
    Property: ({ key }) => void (key.type === 'Identifier' && words.add(key.name)),
    MemberExpression: ({ object, property, computed }) => {
      const sheet = object.type === 'Identifier' ? sheets.get(object.name) : undefined;
      if (sheet === undefined) return;
      const found = uses.get(sheet) ?? { named: new Set(), words: new Set() };
      uses.set(sheet, found);
      if (!computed && property.type === 'Identifier') found.named.add(property.name);
      else if (property.type === 'Literal') found.named.add(String(property.value));
      else found.words = words;
    },
  }).visit(program);
  return uses;
}
