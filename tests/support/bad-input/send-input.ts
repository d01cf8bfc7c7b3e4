import { AUTH_HEADER } from '#shared/credentials';
import type { Transport } from '../call-api';
import type { ListedProcedure } from '../list-procedures';
import type { TestApp } from '../start-app';
import { HUGE_NUMBER } from './field-kinds';

type InputAnswer = { status: number; headers: Headers; body: unknown };

/** Calls any procedure with any input over either transport and returns tRPC errors in the format of REST. */
export async function sendInput(
  app: TestApp,
  transport: Transport,
  procedure: ListedProcedure,
  input: unknown,
  token?: string,
): Promise<InputAnswer> {
  const { url, method, body } =
    transport === 'REST' ? restRequest(procedure, input) : trpcRequest(procedure, input);
  const response = await fetch(app.url + url, {
    method,
    headers: {
      // The tRPC client always sends this header, even with an empty body.
      ...(body === undefined && transport === 'REST' ? {} : { 'content-type': 'application/json' }),
      ...(procedure.isOwnerOnly && token !== undefined ? { [AUTH_HEADER]: token } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  const answer: unknown = await response.json();
  return {
    status: response.status,
    headers: response.headers,
    body: transport === 'REST' ? answer : unwrap(answer),
  };
}

type InputRequest = { url: string; method: string; body: string | undefined };

function trpcRequest({ name, type }: ListedProcedure, input: unknown): InputRequest {
  const json = encode(input);
  if (type === 'mutation') return { url: `/trpc/${name}`, method: 'POST', body: json };
  const search = json === undefined ? '' : `?input=${encodeURIComponent(json)}`;
  return { url: `/trpc/${name}${search}`, method: 'GET', body: undefined };
}

/**
 * Fills the path parameters from the input and sends the other fields in the query (GET) or the body (other
 * methods).
 */
function restRequest({ name, rest }: ListedProcedure, input: unknown): InputRequest {
  if (!rest) throw new Error(`${name} has no REST path`);
  const { method, path } = rest;
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
  const remaining: Record<string, unknown> = isRecord ? { ...input } : {};
  const filled = path.replace(/\{(\w+)\}/g, (_match, param: string) => {
    const value = remaining[param];
    delete remaining[param];
    return encodeURIComponent(String(value));
  });
  if (!isRecord) return { url: `/api${filled}`, method, body: encode(input) };
  if (method !== 'GET') {
    const isEmpty = Object.keys(remaining).length === 0;
    return { url: `/api${filled}`, method, body: isEmpty ? undefined : encode(remaining) };
  }
  const query = new URLSearchParams(Object.entries(remaining).map(([key, value]) => [key, String(value)]));
  return { url: `/api${filled}?${query}`, method, body: undefined };
}

function encode(input: unknown): string | undefined {
  return JSON.stringify(input)?.replaceAll(`"${HUGE_NUMBER}"`, '1e309');
}

function unwrap(answer: unknown): unknown {
  const { result, error } = Object(answer);
  if (error === undefined) return Object(result).data;
  const { code, issues } = error.data;
  return { message: error.message, code, ...(issues === undefined ? {} : { issues }) };
}
