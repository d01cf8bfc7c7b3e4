import { NO_RESPONSE } from '#client/lib/api/call-failure';
import type { OwnerSession } from '#client/lib/session/session';
import { useSession } from '#client/lib/session/session-context';
import { AUTH_HEADER } from '#shared/credentials';

const UPLOAD_URL = '/api/upload';

type UploadOptions = {
  /** Called repeatedly with the fraction sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Cancels the upload. The promise then rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** The upload endpoint. Defaults to that of pictures and videos. */
  address?: string | undefined;
};

export type UploadFile = (file: File, options?: UploadOptions) => Promise<string>;

/** A failed upload with the server's message. `data` is null if there was no response. */
export class UploadError extends Error {
  override name = 'UploadError';

  constructor(
    message: string,
    readonly data: { code: string } | null,
  ) {
    super(message);
  }
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

export function useUploadFile(): UploadFile {
  const session = useSession();
  return (file, options) => uploadFile(session, file, options);
}

/**
 * Stores a file on the server and returns its path on this site.
 * @throws UploadError, or an `AbortError` after `signal`
 */
export async function uploadFile(
  session: OwnerSession,
  file: File,
  { address = UPLOAD_URL, ...options }: UploadOptions = {},
): Promise<string> {
  const url = findText(await sendBody(session, address, createForm(file), options), 'url');
  if (url !== null) return url;
  throw new UploadError('Server responded with status 201', { code: 'INTERNAL_SERVER_ERROR' });
}

type SendOptions = Omit<UploadOptions, 'address'> & {
  /** The media type of the body, if the body has none. */
  type?: string;
};

/**
 * Sends a large body and returns the response. It uses XMLHttpRequest, because fetch reports no upload
 * progress. After a 401 response, it awaits the shared session refresh and retries once.
 * @throws UploadError, or an `AbortError` after `signal`
 */
export async function sendBody(
  session: OwnerSession,
  address: string,
  body: Blob | FormData,
  options: SendOptions,
): Promise<unknown> {
  const sentToken = session.findToken();
  const answer = await send(address, body, sentToken, options);
  if (answer.status !== 401 || session.findToken() === null) return readAnswer(answer);
  try {
    // Another call may have refreshed the token meanwhile.
    if (session.findToken() === sentToken) await session.refresh();
  } catch {
    return readAnswer(answer);
  }
  return readAnswer(await send(address, body, session.findToken(), options));
}

type Answer = { status: number; body: unknown };

function send(
  address: string,
  body: Blob | FormData,
  token: string | null,
  { onProgress, signal, type }: SendOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: parseBody(request.responseText) }),
    );
    request.addEventListener('error', () => reject(new UploadError(NO_RESPONSE, null)));
    request.addEventListener('abort', () => reject(signal?.reason));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    onProgress?.(0);
    request.open('POST', address);
    if (token !== null) request.setRequestHeader(AUTH_HEADER, token);
    if (type !== undefined) request.setRequestHeader('content-type', type);
    request.send(body);
  });
}

function createForm(file: File): FormData {
  const form = new FormData();
  // This field must precede the file. The server deletes unused uploads of the site's editors.
  form.set('origin', 'editor');
  form.set('file', file);
  return form;
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Validates the response, because a failing proxy may return anything. */
function readAnswer({ status, body }: Answer): unknown {
  if (status === 201) return body;
  const message = findText(body, 'message') ?? `Server responded with status ${status}`;
  throw new UploadError(message, { code: findText(body, 'code') ?? 'INTERNAL_SERVER_ERROR' });
}

function findText(body: unknown, field: string): string | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' ? value : null;
}
