import {
  accessTokenSchema,
  credentialsSchema,
  refreshSchema,
  tokenCheckSchema,
  tokensSchema,
} from '../../../shared/contract/auth';
import { successSchema } from '../../../shared/contract/common';
import { ownerProcedure, publicProcedure, router } from '../../core/trpc';
import type { AuthService } from './auth-service';

const tags = ['auth'];

/**
 * Mutations that take nothing declare no input: tRPC would read their body as JSON, and a single call without input has
 * an empty one.
 */
export function createAuthRouter(auth: AuthService) {
  return router({
    login: publicProcedure
      .meta({ openapi: { method: 'POST', path: '/users/login', tags, summary: 'Sign in' } })
      .input(credentialsSchema)
      .output(tokensSchema)
      .mutation(({ input, ctx }) => auth.login(input, ctx)),

    refresh: publicProcedure
      .meta({ openapi: { method: 'POST', path: '/auth/refresh', tags, summary: 'Get a new access token' } })
      .input(refreshSchema)
      .output(accessTokenSchema)
      .mutation(({ input }) => auth.refresh(input.refreshToken)),

    checkToken: publicProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/auth/check-token',
          tags,
          summary: 'Tell whether the access token is valid',
        },
      })
      .output(tokenCheckSchema)
      .mutation(({ ctx }) => auth.checkToken(ctx.token)),

    logout: ownerProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/auth/logout',
          tags,
          summary: 'End the session of the access token',
        },
      })
      .output(successSchema)
      .mutation(async ({ ctx }) => {
        await auth.logout(ctx.identity, ctx);
        return { success: true as const };
      }),
  });
}
