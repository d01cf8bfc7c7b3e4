import { expect, test, vi } from 'vitest';
import { isAbort, uploadFile } from '#client/content/upload/upload-file';
import { createOwnerSession } from '#client/lib/session/session';
import { createMemoryStorage } from '../support/memory-storage';

type SentRequest = { token: string | undefined; form: FormData };
type Reply = { status: number; body: string } | 'no answer' | 'wait';

/** Replaces XMLHttpRequest of the browser; each request takes the next reply. */
function stubNetwork(replies: Reply[]): SentRequest[] {
  const sent: SentRequest[] = [];
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

const file = new File(['x'], 'boat.png', { type: 'image/png' });
const stored: Reply = { status: 201, body: '{"url":"/uploads/a.png"}' };
const unauthorized: Reply = { status: 401, body: '{"message":"Sign in first","code":"UNAUTHORIZED"}' };

function createSignedInSession(refresh: () => Promise<string> = async () => 'new') {
  const requestRefresh = vi.fn(refresh);
  const session = createOwnerSession({ storage: createMemoryStorage(), requestRefresh, onEnded: vi.fn() });
  session.signIn({ token: 'old', refreshToken: 'refresh' });
  return { session, requestRefresh };
}

test('an upload sends the file as an editor upload and reports its progress', async () => {
  const sent = stubNetwork([stored]);
  const fractions: number[] = [];
  const answer = await uploadFile(createSignedInSession().session, file, {
    onProgress: part => fractions.push(part),
  });
  expect(answer).toBe('/uploads/a.png');
  expect(fractions).toEqual([0, 0.25]);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.token).toBe('old');
  expect([...(sent[0]?.form.keys() ?? [])]).toEqual(['origin', 'file']);
  expect(sent[0]?.form.get('origin')).toBe('editor');
});

test('an upload that receives 401 refreshes the session once and retries once', async () => {
  const sent = stubNetwork([unauthorized, stored]);
  const { session, requestRefresh } = createSignedInSession();
  expect(await uploadFile(session, file)).toBe('/uploads/a.png');
  expect(sent.map(({ token }) => token)).toEqual(['old', 'new']);
  expect(requestRefresh).toHaveBeenCalledOnce();
});

test('an upload passes on a second 401 or a failed refresh unchanged', async () => {
  const sent = stubNetwork([unauthorized, unauthorized, unauthorized]);
  const failure = { message: 'Sign in first', data: { code: 'UNAUTHORIZED' } };
  await expect(uploadFile(createSignedInSession().session, file)).rejects.toMatchObject(failure);
  expect(sent).toHaveLength(2);
  const { session } = createSignedInSession(() => Promise.reject(new Error('away')));
  await expect(uploadFile(session, file)).rejects.toMatchObject(failure);
  expect(sent).toHaveLength(3);
});

test('a rejected upload has the message of the server, or its status if there is no message', async () => {
  stubNetwork([
    { status: 413, body: '{"message":"A file may have at most 10 MB","code":"PAYLOAD_TOO_LARGE"}' },
    { status: 502, body: '<h1>Bad gateway</h1>' },
    { status: 201, body: '{}' },
  ]);
  const { session } = createSignedInSession();
  const upload = () => uploadFile(session, file);
  await expect(upload()).rejects.toMatchObject({
    message: 'A file may have at most 10 MB',
    data: { code: 'PAYLOAD_TOO_LARGE' },
  });
  await expect(upload()).rejects.toMatchObject({ message: 'Server responded with status 502' });
  await expect(upload()).rejects.toMatchObject({ message: 'Server responded with status 201' });
});

test('an upload without a response reports it', async () => {
  stubNetwork(['no answer']);
  await expect(uploadFile(createSignedInSession().session, file)).rejects.toMatchObject({
    message: 'No response from server. Please check your network connection.',
    data: null,
  });
});

test('an upload can be aborted before and while it is sent', async () => {
  const sent = stubNetwork(['wait']);
  const { session } = createSignedInSession();
  const controller = new AbortController();
  const failing = uploadFile(session, file, { signal: controller.signal });
  controller.abort();
  expect(isAbort(await failing.catch((error: unknown) => error))).toBe(true);
  const again = uploadFile(session, file, { signal: controller.signal });
  expect(isAbort(await again.catch((error: unknown) => error))).toBe(true);
  expect(sent).toHaveLength(1);
});
