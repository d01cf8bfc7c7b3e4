import { afterEach, expect, test, vi } from 'vitest';
import { isAbort, uploadFile } from '../../src/client/content/upload/upload-file';
import { createSession } from '../../src/client/lib/session/session';
import { createMemoryStorage } from '../support/memory-storage';

type Sent = { token: string | undefined; form: FormData };
type Reply = { status: number; body: string } | 'no answer' | 'wait';

/** In place of the browser's XMLHttpRequest: each request takes the next reply. */
function network(replies: Reply[]): Sent[] {
  const sent: Sent[] = [];
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    #headers = new Map<string, string>();

    open(): void {}

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    send(form: FormData): void {
      sent.push({ token: this.#headers.get('x-auth-token'), form });
      const reply = replies.shift() ?? 'no answer';
      if (reply !== 'wait') queueMicrotask(() => this.#end(reply));
    }

    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }

    #end(reply: Exclude<Reply, 'wait'>): void {
      const progress = { lengthComputable: true, loaded: 1, total: 4 };
      this.upload.dispatchEvent(Object.assign(new Event('progress'), progress));
      if (reply === 'no answer') {
        this.dispatchEvent(new Event('error'));
        return;
      }
      this.status = reply.status;
      this.responseText = reply.body;
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const file = new File(['x'], 'boat.png', { type: 'image/png' });
const stored: Reply = { status: 201, body: '{"url":"/uploads/a.png"}' };
const unauthorized: Reply = {
  status: 401,
  body: '{"message":"Sign in first","code":"UNAUTHORIZED"}',
};

function signedIn(refresh: () => Promise<string> = async () => 'new') {
  const requestRefresh = vi.fn(refresh);
  const session = createSession({ storage: createMemoryStorage(), requestRefresh, onEnded: vi.fn() });
  session.signIn({ token: 'old', refreshToken: 'refresh' });
  return { session, requestRefresh };
}

const onProgress = () => {};

test('sends the file as one of the editors, and tells how much has been sent', async () => {
  const sent = network([stored]);
  const fractions: number[] = [];
  const answer = await uploadFile(signedIn().session, file, { onProgress: part => fractions.push(part) });

  expect(answer).toEqual({ url: '/uploads/a.png' });
  expect(fractions).toEqual([0, 0.25]);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.token).toBe('old');
  expect([...(sent[0]?.form.keys() ?? [])]).toEqual(['origin', 'file']);
  expect(sent[0]?.form.get('origin')).toBe('editor');
});

test('an answer of 401 is followed by one refresh and one more attempt', async () => {
  const sent = network([unauthorized, stored]);
  const { session, requestRefresh } = signedIn();

  expect(await uploadFile(session, file, { onProgress })).toEqual({ url: '/uploads/a.png' });
  expect(sent.map(({ token }) => token)).toEqual(['old', 'new']);
  expect(requestRefresh).toHaveBeenCalledOnce();
});

test('a second 401 and a failed refresh are passed on as they are', async () => {
  const sent = network([unauthorized, unauthorized, unauthorized]);
  const failure = { message: 'Sign in first', data: { code: 'UNAUTHORIZED' } };
  await expect(uploadFile(signedIn().session, file, { onProgress })).rejects.toMatchObject(failure);
  expect(sent).toHaveLength(2);

  const { session } = signedIn(() => Promise.reject(new Error('away')));
  await expect(uploadFile(session, file, { onProgress })).rejects.toMatchObject(failure);
  expect(sent).toHaveLength(3);
});

test('a refusal carries the words of the server, and an answer without any its status', async () => {
  network([
    { status: 413, body: '{"message":"A file may have at most 10 MB","code":"PAYLOAD_TOO_LARGE"}' },
    { status: 502, body: '<h1>Bad gateway</h1>' },
    { status: 201, body: '{}' },
  ]);
  const { session } = signedIn();
  const upload = () => uploadFile(session, file, { onProgress });

  await expect(upload()).rejects.toMatchObject({
    message: 'A file may have at most 10 MB',
    data: { code: 'PAYLOAD_TOO_LARGE' },
  });
  await expect(upload()).rejects.toMatchObject({ message: 'Server responded with status 502' });
  await expect(upload()).rejects.toMatchObject({ message: 'Server responded with status 201' });
});

test('a missing response is reported as such', async () => {
  network(['no answer']);
  await expect(uploadFile(signedIn().session, file, { onProgress })).rejects.toMatchObject({
    message: 'No response from server. Please check your network connection.',
    data: null,
  });
});

test('an upload ends when its caller says so, before and while it is sent', async () => {
  const sent = network(['wait']);
  const { session } = signedIn();
  const under = new AbortController();
  const failing = uploadFile(session, file, { onProgress, signal: under.signal });
  under.abort();
  expect(isAbort(await failing.catch((error: unknown) => error))).toBe(true);

  const again = uploadFile(session, file, { onProgress, signal: under.signal });
  expect(isAbort(await again.catch((error: unknown) => error))).toBe(true);
  expect(sent).toHaveLength(1);
});
