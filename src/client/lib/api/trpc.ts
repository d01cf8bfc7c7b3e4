import { type createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { createServerSideHelpers } from '@trpc/react-query/server';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../server/api/app-router';

/** The typed hooks of the whole API: the one bridge between client and server, and it carries types alone. */
export const trpc = createTRPCReact<AppRouter>();

export type { AppRouter };
export type ApiInputs = inferRouterInputs<AppRouter>;
export type ApiOutputs = inferRouterOutputs<AppRouter>;
/** The cached answers of the whole API. */
export type ApiUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

/** Fetches the data of a page ahead: on the server before it renders, in the browser before a navigation. */
export type PageQueries = ReturnType<typeof createServerSideHelpers<AppRouter>> | ApiUtils;
