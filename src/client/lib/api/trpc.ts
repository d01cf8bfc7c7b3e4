import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../server/api/app-router';

/** The typed hooks of the API: the one bridge between client and server, and it carries types alone. */
export const trpc = createTRPCReact<AppRouter>();

export type { AppRouter };
export type ApiOutputs = inferRouterOutputs<AppRouter>;
export type ApiClient = ReturnType<typeof trpc.createClient>;
/** Fetching outside components: in a route's prefetch and on the server. */
export type QueryUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

export { createTRPCQueryUtils };
