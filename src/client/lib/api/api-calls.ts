import type { TRPCUntypedClient } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from './trpc';

type Inputs = inferRouterInputs<AppRouter>;
export type ApiOutputs = inferRouterOutputs<AppRouter>;
type Routers = AppRouter['_def']['record'];

/** The procedures of one type, each as 'projects.list'. */
type PathOf<Type extends 'query' | 'mutation'> = {
  [Router in keyof Routers & string]: {
    [Name in keyof Routers[Router] & string]: Routers[Router][Name] extends { _def: { type: Type } }
      ? `${Router}.${Name}`
      : never;
  }[keyof Routers[Router] & string];
}[keyof Routers & string];

/** What a record of routers has at a path. */
type At<Routers, Path> = Path extends `${infer Router}.${infer Name}`
  ? Router extends keyof Routers
    ? Name extends keyof Routers[Router]
      ? Routers[Router][Name]
      : never
    : never
  : never;

export type QueryPath = PathOf<'query'>;
export type MutationPath = PathOf<'mutation'>;
export type InputOf<Path> = At<Inputs, Path>;
export type OutputOf<Path> = At<ApiOutputs, Path>;
/** Nothing for a procedure without input. */
export type ArgumentsOf<Path> = undefined extends InputOf<Path> ? [] : [input: InputOf<Path>];

/** Calls of the API by the name of the procedure. */
export type ApiCalls = {
  query: <Path extends QueryPath>(path: Path, input: InputOf<Path> | undefined) => Promise<OutputOf<Path>>;
  mutation: <Path extends MutationPath>(
    path: Path,
    input: InputOf<Path>,
    options?: { signal: AbortSignal },
  ) => Promise<OutputOf<Path>>;
};

/** The calls that a client makes. The client knows no types: what it brings is what the server has checked its output for. */
export function callsOf(client: Pick<TRPCUntypedClient<AppRouter>, 'query' | 'mutation'>): ApiCalls {
  return {
    query: (path, input) => client.query(path, input) as Promise<OutputOf<typeof path>>,
    mutation: (path, input, options) =>
      client.mutation(path, input, options) as Promise<OutputOf<typeof path>>,
  };
}

/** Calls whose code is loaded with the first of them: a visitor's page came with its data. */
export function lazyCalls(load: () => Promise<ApiCalls>): ApiCalls {
  return {
    query: async (path, input) => (await load()).query(path, input),
    mutation: async (path, input, options) => (await load()).mutation(path, input, options),
  };
}
