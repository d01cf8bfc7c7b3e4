import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readJsonRows } from '#server/core/archive/json-rows';
import { measureLongestWait } from '../support/longest-wait';
import { testFolder } from '../support/managed-folder';

const TABLES = new Set(['project', 'skill']);
const CHUNK = 64 * 1024;

function* split(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += CHUNK) yield bytes.subarray(start, start + CHUNK);
}

async function read(text: string) {
  const rows = [];
  for await (const row of readJsonRows(Readable.from(split(text)), TABLES)) rows.push(row);
  return rows;
}

test('rows are read in their order with the names of their tables, also with a column __proto__', async () => {
  const text = '{"project": [{"id": "ä", "media": [{"url": "/a"}]}, {"id": "b"}], "skill": []}';
  expect(await read(text)).toEqual([
    { table: 'project', row: { id: 'ä', media: [{ url: '/a' }] } },
    { table: 'project', row: { id: 'b' } },
  ]);
  const [{ row } = { row: null }] = await read('{"project": [{"__proto__": {"admin": true}}]}');
  expect(Object(row).admin).toBeUndefined();
  expect(Object.keys(Object(row))).toEqual(['__proto__']);
});

test.each([
  ['an incomplete document', '{"project": [{}', 'not valid JSON'],
  ['an empty document', '', 'not valid JSON'],
  ['text after the document', '{"project": []} x', 'not valid JSON'],
  ['a wrong comma', '{"project": [{},]}', 'not valid JSON'],
  ['a list', '[{}]', 'not lists of rows'],
  ['a table that is a number', '{"project": 1}', 'not lists of rows'],
  ['a table that is an object', '{"project": {"0": {}}}', 'not lists of rows'],
  ['an unknown table without rows', '{"spy": []}', 'unknown table spy'],
  ['a row with many levels', `{"project": [${'['.repeat(1_000_000)}`, 'nested too deeply'],
  ['a row with many values', `{"project": [[${'{},'.repeat(1_000_000)}`, 'a row is too long'],
  ['a row with a long text', `{"project": ["${'x'.repeat(11_000_000)}"]}`, 'a row is too long'],
])('%s is refused', (_, text, message) => expect(read(text)).rejects.toThrow(message));

test('a long document does not block other requests', async () => {
  const row = `{"id": "${randomBytes(500).toString('hex')}", "media": [${'{"url": "/a"}, '.repeat(20)}{}]}`;
  const text = `{"project": [${Array.from({ length: 5_000 }, () => row).join(',')}]}`;
  const file = join(await testFolder(), 'content.json');
  await writeFile(file, text);
  let count = 0;
  const longestMs = await measureLongestWait(async () => {
    count = 0;
    // An in-memory source would leave no turn between its chunks.
    for await (const _row of readJsonRows(createReadStream(file), TABLES)) count += 1;
  });
  expect(count).toBe(5_000);
  expect(longestMs).toBeLessThan(50);
});
