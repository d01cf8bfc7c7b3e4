import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '#server/app-router';
import { AUTH_HEADER } from '#shared/credentials';
import { HUGE_NUMBER } from '../bad-input/field-kinds';
import { createIdleRouter } from './idle-router';
import { type ListedProcedure, listProcedures } from './list-procedures';
import type { RestAnswer, TestApp } from './start-app';

type Inputs = inferRouterInputs<AppRouter>;
/** The name of a procedure, such as 'projects.get'. */
export type Procedure = {
  [Router in keyof Inputs & string]: `${Router}.${keyof Inputs[Router] & string}`;
}[keyof Inputs & string];
export type Transport = (typeof TRANSPORTS)[number];
export type Answer = RestAnswer;
export type CallOptions = { input?: unknown; token?: string | undefined; headers?: Record<string, string> };
export type CallApi = (procedure: Procedure, options?: CallOptions) => Promise<Answer>;

/** Both transports; tests of procedures run over each of them. */
export const TRANSPORTS = ['REST', 'tRPC'] as const;

const procedures = new Map(
  listProcedures(createIdleRouter()).map((procedure): [string, ListedProcedure] => [
    procedure.name,
    procedure,
  ]),
);

/**
 * Creates a function that calls procedures over one transport. The results are comparable: the body of a tRPC
 * response is its data, or its error in the format of REST.
 */
export function createCaller(app: TestApp, transport: Transport): CallApi {
  return (name, options = {}) => {
    const procedure = procedures.get(name);
    if (!procedure) throw new Error(`There is no procedure ${name}`);
    return callProcedure(app, transport, procedure, options);
  };
}

/** Calls any procedure with any input, which may be invalid. */
export function callProcedure(
  app: TestApp,
  transport: Transport,
  procedure: ListedProcedure,
  options: CallOptions,
): Promise<Answer> {
  const call = transport === 'REST' ? callRest : callTrpc;
  const { token, headers } = options;
  return call(app, procedure, options.input, {
    ...headers,
    ...(token !== undefined && { [AUTH_HEADER]: token }),
  });
}

/** Fills the path from the input and sends the other fields in the query (GET) or the body (other methods). */
function callRest(
  app: TestApp,
  { name, rest }: ListedProcedure,
  input: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  if (!rest) throw new Error(`${name} has no REST path`);
  const { method, path } = rest;
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
  const fields = new Map(Object.entries(isRecord ? input : {}));
  const filled = path.replace(/\{(\w+)\}/g, (_match, field: string) => {
    const value = fields.get(field);
    fields.delete(field);
    return encodeURIComponent(String(value));
  });
  if (!isRecord) return app.rest(method, filled, { headers, body: encode(input) });
  if (method !== 'GET') {
    const body = fields.size === 0 ? undefined : encode(Object.fromEntries(fields));
    return app.rest(method, filled, { headers, body });
  }
  const query = new URLSearchParams(Array.from(fields, ([field, value]) => [field, String(value)]));
  return app.rest(method, query.size > 0 ? `${filled}?${query}` : filled, { headers });
}

async function callTrpc(
  app: TestApp,
  { name, type }: ListedProcedure,
  input: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  const json = encode(input);
  const isQuery = type === 'query';
  const search = isQuery && json !== undefined ? `?input=${encodeURIComponent(json)}` : '';
  const response = await fetch(`${app.url}/trpc/${name}${search}`, {
    method: isQuery ? 'GET' : 'POST',
    // The tRPC client always sends this header, even with an empty body.
    headers: { 'content-type': 'application/json', ...headers },
    ...(!isQuery && json !== undefined && { body: json }),
  });
  return { status: response.status, headers: response.headers, body: unwrap(await response.json()) };
}

function encode(input: unknown): string | undefined {
  return JSON.stringify(input)?.replaceAll(`"${HUGE_NUMBER}"`, '1e309');
}

/** Returns the data of a tRPC response, or its error in the format of REST. */
function unwrap(answer: unknown): unknown {
  const { result, error } = Object(answer);
  if (error === undefined) return Object(result).data;
  const { code, issues } = error.data;
  return { message: error.message, code, ...(issues === undefined ? {} : { issues }) };
}
