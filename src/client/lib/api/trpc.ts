import { type createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { createServerSideHelpers } from '@trpc/react-query/server';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/app-router';

/** Typed hooks of the API. They are the client's only import from the server, which is of types only. */
export const trpc = createTRPCReact<AppRouter>();

export type { AppRouter };
export type ApiInputs = inferRouterInputs<AppRouter>;
export type ApiOutputs = inferRouterOutputs<AppRouter>;
export type ApiUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

/** Prefetches a page's data, on the server before rendering and in the browser before a navigation. */
export type PageQueries = ReturnType<typeof createServerSideHelpers<AppRouter>> | ApiUtils;
