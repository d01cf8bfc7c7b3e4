import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '../../../server/api/app-router';

/**
 * The typed hooks of the whole API, for the owner's parts: the one bridge between client and server, and it carries types
 * alone. What visitors see asks by `api-calls.ts`, which is a tenth of their code.
 */
export const trpc = createTRPCReact<AppRouter>();

export type { AppRouter };
