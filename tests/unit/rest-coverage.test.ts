import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createOpenApiDocument } from '../../src/server/api/openapi';
import { listRestOperations } from '../../src/server/api/rest-operations';
import { createIdleRouter } from '../support/idle-router';

const root = resolve(import.meta.dirname, '../..');
const router = createIdleRouter();

const ROW = /^\| `(\w+) (\/api\/\S+)` \| (.+?) \| \[.+?\]\(\.\.\/(\S+?)\): (.+) \|$/;

const table = readFileSync(join(root, 'docs/rest-coverage.md'), 'utf8');
const lines = table.split('\n').filter(line => /^\| `[A-Z]/.test(line));
const rows = lines.map(line => {
  const [, method = '', path = '', procedure = '', file = '', title = ''] = ROW.exec(line) ?? [];
  return { line, operation: `${method} ${path}`, procedure, file, title };
});

test('every row can be read, and names each operation once', () => {
  expect(rows.filter(({ title }) => title === '').map(({ line }) => line)).toEqual([]);
  const operations = rows.map(({ operation }) => operation);
  expect(operations).toEqual([...new Set(operations)]);
});

test.each(rows)('the test that covers $operation is there', ({ file, title }) => {
  expect(existsSync(join(root, file))).toBe(true);
  const source = readFileSync(join(root, file), 'utf8');
  const call = new RegExp(`\\(\\s*(['"\`])${escapePattern(title)}\\1,`);
  const isThere = call.test(source);
  expect({ file, title, isThere }).toEqual({ file, title, isThere: true });
});

test('every operation of the router has a row that names its procedure', () => {
  const named = rows.map(({ operation, procedure }) => `${operation} ${procedure}`);
  const defined = listRestOperations(router).map(
    ({ method, path, procedure }) => `${method} /api${path} \`${procedure}\``,
  );
  expect(named).toEqual(expect.arrayContaining(defined));
});

test('the rows are the operations of the OpenAPI document, uploads included', () => {
  const { paths = {} } = createOpenApiDocument(router, '1.0.0');
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map(method => `${method.toUpperCase()} /api${path}`),
  );
  expect(rows.map(({ operation }) => operation).toSorted()).toEqual(described.toSorted());
});

/** For a pattern that means these very characters. */
function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
