import { expect, test, vi } from 'vitest';
import { UploadError, type UploadFile } from '#client/content/upload/upload-file';
import {
  createUploadQueue,
  type UploadMap,
  type UploadQueueOptions,
} from '#client/content/upload/upload-queue';
import { createDeferred } from '../support/deferred';

const boat = new File(['boat'], 'boat.png', { type: 'image/png' });
const cut = new File(['cut'], 'cut.png', { type: 'image/png' });

/** Creates a queue whose uploads end when the test ends or cancels them. */
function openQueue(options: Partial<UploadQueueOptions> = {}) {
  let current: UploadMap = new Map();
  const sent: { file: File; end: (answer: string | Error) => void; progress: (fraction: number) => void }[] =
    [];
  const uploadFile: UploadFile = (file, { onProgress = () => {}, signal } = {}) => {
    const { promise, resolve, reject } = createDeferred<string>();
    signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    const end = (answer: string | Error) => (answer instanceof Error ? reject(answer) : resolve(answer));
    sent.push({ file, end, progress: onProgress });
    return promise;
  };
  const onStored = vi.fn();
  const onFailed = vi.fn();
  const queue = createUploadQueue(uploads => {
    current = uploads;
  });
  const start = (key: string, file = boat) =>
    queue.start(uploadFile, key, file, { onStored, onFailed, ...options });
  const startAndSettle = async (...keys: string[]) => {
    for (const key of keys) start(key);
    await settle();
  };
  const endAndSettle = async (index: number, answer: string | Error) => {
    sent[index]?.end(answer);
    await settle();
  };
  const of = (key: string) => current.get(key);
  return { ...queue, sent, onStored, onFailed, of, start, startAndSettle, endAndSettle };
}

const settle = () => new Promise(resolve => setImmediate(resolve));

test('an upload reports its progress and leaves the queue when its file is stored', async () => {
  const queue = openQueue();
  await queue.startAndSettle('a');
  expect(queue.of('a')).toEqual({ phase: 'sending', file: boat, fraction: null });
  queue.sent[0]?.progress(0.5);
  expect(queue.of('a')).toEqual({ phase: 'sending', file: boat, fraction: 0.5 });
  queue.sent[0]?.progress(1);
  expect(queue.of('a')).toEqual({ phase: 'sending', file: boat, fraction: null });
  await queue.endAndSettle(0, '/uploads/a.png');
  expect(queue.of('a')).toBeUndefined();
  expect(queue.onStored.mock.calls).toEqual([['a', '/uploads/a.png', boat]]);
});

test('the queue sends one file for each key and three files at once', async () => {
  const queue = openQueue();
  await queue.startAndSettle('a', 'a', 'b', 'c', 'd', 'e');
  expect(queue.sent).toHaveLength(3);
  expect(queue.of('d')).toEqual({ phase: 'waiting', file: boat });
  await queue.endAndSettle(1, '/uploads/b.png');
  expect(queue.sent).toHaveLength(4);
  expect(queue.of('d')?.phase).toBe('sending');
  await queue.endAndSettle(0, new Error('gone'));
  expect(queue.of('e')?.phase).toBe('sending');
});

test('a canceled upload leaves the queue, stores nothing and makes room for another file', async () => {
  const queue = openQueue();
  await queue.startAndSettle('a');
  queue.cancel('a');
  expect(queue.of('a')).toBeUndefined();
  queue.start('a', cut);
  queue.sent[0]?.progress(0.5);
  await queue.endAndSettle(0, '/uploads/late.png');
  expect(queue.of('a')?.file).toBe(cut);
  await queue.endAndSettle(1, '/uploads/cut.png');
  expect(queue.onStored.mock.calls).toEqual([['a', '/uploads/cut.png', cut]]);
  expect(queue.onFailed).not.toHaveBeenCalled();
});

test('a failed upload shows its reason until it is retried or dismissed', async () => {
  const queue = openQueue();
  await queue.startAndSettle('a', 'b');
  for (const { end } of queue.sent) end(new UploadError('No room left', { code: 'SERVICE_UNAVAILABLE' }));
  await settle();
  expect(queue.of('a')).toEqual({ phase: 'failed', file: boat, reason: 'No room left', canRetry: true });
  expect(queue.onFailed).toHaveBeenCalledTimes(2);
  await queue.startAndSettle('a');
  expect(queue.of('a')?.phase).toBe('sending');
  queue.cancel('b');
  expect(queue.of('b')).toBeUndefined();
});

test('an ended session does not report a failed upload, because the sign-in follows', async () => {
  const queue = openQueue();
  await queue.startAndSettle('a');
  await queue.endAndSettle(0, new UploadError('Sign in first', { code: 'UNAUTHORIZED' }));
  expect(queue.of('a')?.phase).toBe('failed');
  expect(queue.onFailed).not.toHaveBeenCalled();
});

test('a file that fails its check is not sent and cannot be retried', async () => {
  const queue = openQueue({ check: ({ name }) => `${name} is too red.` });
  await queue.startAndSettle('a');
  expect(queue.sent).toEqual([]);
  expect(queue.of('a')).toMatchObject({ phase: 'failed', reason: 'boat.png is too red.', canRetry: false });
  expect(queue.onFailed).toHaveBeenCalledOnce();
});

test('a prepared file is sent instead of the original and a failed preparation fails the upload', async () => {
  const queue = openQueue({ prepare: async () => cut });
  await queue.startAndSettle('a');
  expect(queue.sent[0]?.file).toBe(cut);
  await queue.endAndSettle(0, '/uploads/cut.png');
  expect(queue.onStored.mock.calls).toEqual([['a', '/uploads/cut.png', boat]]);
  const broken = openQueue({ prepare: () => Promise.reject(new Error('No canvas')) });
  await broken.startAndSettle('a');
  expect(broken.of('a')).toMatchObject({ phase: 'failed', reason: 'No canvas' });
});

test('uploads for removed keys are canceled and the others continue', async () => {
  const queue = openQueue();
  await queue.startAndSettle('a', 'b');
  queue.cancelExcept(new Set(['b']));
  for (const { end } of queue.sent) end('/uploads/x.png');
  await settle();
  expect(queue.onStored.mock.calls.map(([key]) => key)).toEqual(['b']);
});
