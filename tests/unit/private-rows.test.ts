import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readPrivate } from '#server/core/archive/archive-tables';
import { createRowReader } from '#server/core/archive/row-schema';
import { versionEntity } from '#server/features/versions/version-entity';
import { measureLongestWait } from '../support/longest-wait';

/** zlib unpacks a zip file in pieces of this length. */
const CHUNK = 16 * 1024;

/** Yields the text in the way a file is read. */
async function* split(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += CHUNK) {
    await setImmediate();
    yield bytes.subarray(start, start + CHUNK);
  }
}

async function read(text: string): Promise<number> {
  const archive = { paths: ['private/version.ndjson'], open: async () => Readable.from(split(text)) };
  let count = 0;
  for await (const _row of readPrivate(archive, versionEntity)) count += 1;
  return count;
}

/** A request may take 50 ms of the event loop, and other work of the process adds to what is measured. */
const MAX_WAIT_MS = 200;

const measureRefusal = (text: string) =>
  measureLongestWait(() => read(text).catch(() => undefined), MAX_WAIT_MS);

const manyColumns = (count: number) => `{${Array.from({ length: count }, (_, index) => `"${index}":1`)}}\n`;

test('a private row with many values is refused without blocking other requests', async () => {
  const text = manyColumns(800_000);
  expect(await measureRefusal(text)).toBeLessThan(MAX_WAIT_MS);
  await expect(read(text)).rejects.toThrow('private/version.ndjson: a row is too long');
});

test('a private row with thousands of unknown columns is refused without blocking other requests', async () => {
  const text = manyColumns(70_000);
  expect(await measureRefusal(text)).toBeLessThan(MAX_WAIT_MS);
  await expect(read(text)).rejects.toThrow('private/version.ndjson, line 1: 0: unknown column');
});

test('a version with thousands of values is read without blocking other requests', async () => {
  const row = {
    id: '01a20fc5-ab4c-7000-a3a9-000000000000',
    kind: 'project',
    itemId: '01a20fc5-ab4c-7000-a3a9-000000000001',
    number: 1,
    name: 'Kite',
    savedAt: null,
    savedBy: null,
    changes: [],
    isPublished: true,
    bytes: 1,
    trashedAt: null,
    files: [],
    data: { skills: Array.from({ length: 90_000 }, () => ({})) },
  };
  const text = `${JSON.stringify(row)}\n`;
  expect(await measureRefusal(text)).toBeLessThan(MAX_WAIT_MS);
  expect(await read(text)).toBe(1);
  await expect(read(text.replace(',"data"', ',"dat"'))).rejects.toThrow('line 1: dat: unknown column');
  await expect(read(`${JSON.stringify({ ...row, data: [] })}\n`)).rejects.toThrow('line 1: data');
  await expect(read(`${JSON.stringify({ ...row, files: undefined })}\n`)).rejects.toThrow(
    'line 1: files: missing',
  );
});

test('unknown columns are refused before values are read', () => {
  const row = { id: 1, ['x'.repeat(1_000)]: '\0' };
  expect(createRowReader(versionEntity)(row)).toEqual({
    issues: [{ path: ['x'.repeat(100)], message: 'unknown column' }],
  });
});

test.each([
  ['a line that is cut off', '{"id":', 'not valid JSON'],
  ['a line that is cut off in a text', '{"id":"a', 'not valid JSON'],
  ['a line that is not JSON', '{"id"}\n', 'not valid JSON'],
  ['a line with a long text', `"${'x'.repeat(11_000_000)}"\n`, 'a row is too long'],
  ['a deeply nested line', '['.repeat(9_000), 'nested too deeply'],
  ['a line that is a text', '"abc"\n', 'line 1: '],
  ['a line that is a list', '[]\n', 'line 1: '],
  ['a number without a line end', '1', 'line 1: '],
])('%s is refused', (_case, text, message) => expect(read(text)).rejects.toThrow(message));

test('an empty private table has no rows', async () => {
  expect(await read('')).toBe(0);
});
