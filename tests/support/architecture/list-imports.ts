import { parseSync, Visitor } from 'vite';

export type SourceImport = { specifier: string; typeOnly: boolean; isLazy: boolean };

/** What a TypeScript file imports in any form: static, dynamic, `export from`, `import('x').Type`. */
export function listImports(file: string, text: string): SourceImport[] {
  const parsed = parseSync(file, text);
  const { module, errors } = parsed;
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);

  const imports: SourceImport[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    isLazy: false,
  }));
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) imports.push({ specifier: moduleRequest.value, typeOnly: isType, isLazy: false });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    // A path that is computed at run time is no arrow: so the server loads the client's entry.
    const [, specifier] = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (specifier !== undefined) imports.push({ specifier, typeOnly: false, isLazy: true });
  }
  // Building the tree is most of the work, and few files need it.
  if (text.includes('import(')) {
    const addType = (specifier: string) => imports.push({ specifier, typeOnly: true, isLazy: false });
    new Visitor({ TSImportType: ({ source }) => void addType(source.value) }).visit(parsed.program);
  }
  return imports;
}
