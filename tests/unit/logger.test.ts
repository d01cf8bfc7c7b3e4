import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createLogger, readableLines } from '#server/core/runtime/logger';

test('on a terminal, records are readable lines, with the details of an error', async () => {
  const stream = new PassThrough();
  const log = createLogger('info', readableLines(stream));
  log.info({ migrations: ['First', 'Second'] }, 'database schema updated');
  log.error({ error: new Error('no space left') }, 'saving failed');
  stream.end();
  const output = await text(stream);
  expect(output).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: database schema updated\n/);
  expect(output).toContain('ERROR: saving failed');
  expect(output).toContain('no space left');
  expect(output).not.toContain('{"level"');
});

test('elsewhere, records are JSON', () => {
  const lines: string[] = [];
  createLogger('info', { write: line => void lines.push(line) }).info('stopping');
  expect(JSON.parse(lines.join(''))).toMatchObject({ level: 30, msg: 'stopping' });
});
