import { parseSync, Visitor } from 'vite';

export type SourceImport = { specifier: string; typeOnly: boolean; isLazy: boolean };

/**
 * Lists the imports of a TypeScript file in every form: static, dynamic, `export from` and
 * `import('x').Type`.
 */
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
    // Paths computed at run time are ignored: the server loads the client's entry that way.
    const [, specifier] = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (specifier !== undefined) imports.push({ specifier, typeOnly: false, isLazy: true });
  }
  // Building the syntax tree takes most of the time, and few files need it.
  if (text.includes('import(')) {
    const addType = (specifier: string) => imports.push({ specifier, typeOnly: true, isLazy: false });
    new Visitor({ TSImportType: ({ source }) => void addType(source.value) }).visit(parsed.program);
  }
  return imports;
}
