import { TRPCClientError } from '@trpc/client';
import { describe, expect, test, vi } from 'vitest';
import { createSession, SessionEndedError, secondsLeft } from '../../src/client/lib/session';
import { createMemoryStorage } from '../support/memory-storage';

const TOKENS = { token: 'old', refreshToken: 'refresh' };

function apiError(code: string): Error {
  return TRPCClientError.from({ error: { message: code, code: -32000, data: { code } } });
}

/** A request whose answer the test decides upon later. */
function openRequest() {
  return Promise.withResolvers === undefined ? withResolvers() : withResolvers();
}

function withResolvers() {
  let resolve: (token: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

function setUp(requestRefresh: (refreshToken: string) => Promise<string>) {
  const storage = createMemoryStorage();
  const onEnded = vi.fn();
  const request = vi.fn(requestRefresh);
  const session = createSession({ storage, requestRefresh: request, onEnded });
  session.signIn(TOKENS);
  return { storage, onEnded, request, session };
}
