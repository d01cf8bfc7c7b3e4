import { type ESTree, parseSync, Visitor } from 'vite';

export type SourceImport = { specifier: string; typeOnly: boolean };

export type ParsedSource = { imports: SourceImport[]; readsEnvironment: boolean };

/** Finds what a TypeScript file imports in any form: static, dynamic, `export from`, `import('x').Type`. */
export function parseSource(file: string, text: string): ParsedSource {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);

  const imports: SourceImport[] = [];
  let readsEnvironment = false;
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const named = specifiers.filter(part => part.type === 'ImportSpecifier');
      const kinds = specifiers.length > named.length ? ['value'] : named.map(part => part.importKind);
      imports.push({ specifier: source.value, typeOnly: areTypesOnly(importKind, kinds) });
      if (isProcessModule(source.value) && named.some(part => isNamedEnv(part.imported))) {
        readsEnvironment = true;
      }
    },
    ExportNamedDeclaration({ source, exportKind, specifiers }) {
      if (source === null) return;
      const kinds = specifiers.map(part => part.exportKind);
      imports.push({ specifier: source.value, typeOnly: areTypesOnly(exportKind, kinds) });
    },
    ExportAllDeclaration({ source, exportKind }) {
      imports.push({ specifier: source.value, typeOnly: exportKind === 'type' });
    },
    ImportExpression({ source }) {
      // A path that is computed at run time is no arrow: so the server loads the client's entry.
      if (source.type === 'Literal' && typeof source.value === 'string') {
        imports.push({ specifier: source.value, typeOnly: false });
      }
    },
    TSImportType({ source }) {
      imports.push({ specifier: source.value, typeOnly: true });
    },
    MemberExpression({ object, property, computed }) {
      if (!isProcess(object)) return;
      if (property.type === 'Literal' || !computed) readsEnvironment ||= isNamedEnv(property);
    },
    VariableDeclarator({ id, init }) {
      // const { env } = process
      if (init === null || !isProcess(init) || id.type !== 'ObjectPattern') return;
      if (id.properties.some(part => part.type === 'Property' && isNamedEnv(part.key))) {
        readsEnvironment = true;
      }
    },
  }).visit(program);
  return { imports, readsEnvironment };
}

function areTypesOnly(statementKind: string | undefined, partKinds: (string | undefined)[]): boolean {
  return statementKind === 'type' || (partKinds.length > 0 && partKinds.every(kind => kind === 'type'));
}

function isProcessModule(specifier: string): boolean {
  return specifier === 'node:process' || specifier === 'process';
}

function isNamedEnv(node: ESTree.Node): boolean {
  if (node.type === 'Identifier') return node.name === 'env';
  return node.type === 'Literal' && node.value === 'env';
}

// `process`, and also `globalThis.process`
function isProcess(node: ESTree.Expression): boolean {
  if (node.type === 'Identifier') return node.name === 'process';
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'process'
  );
}
