import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

// Usage: node generate-types.mjs http://localhost:3000/api/openapi.json api-types.d.ts

const [address = '', file = ''] = process.argv.slice(2);
const BLOB = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

const types = await openapiTS(new URL(address), {
  // By default openapi-typescript declares uploaded files as strings.
  transform: schema => (schema.format === 'binary' ? BLOB : undefined),
});
await writeFile(file, astToString(types));
