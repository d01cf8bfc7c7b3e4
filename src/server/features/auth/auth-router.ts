import { z } from 'zod';
import { ownerOperation, publicOperation, router, success } from '#server/core/procedures/procedures';
import {
  accessTokenSchema,
  credentialsSchema,
  emailChangeSchema,
  ownerSchema,
  passwordChangeSchema,
  refreshSchema,
  sessionCountSchema,
  sessionSchema,
  tokenCheckSchema,
  tokensSchema,
} from '#shared/contract/auth';
import { itemIdSchema, successSchema } from '#shared/contract/common';
import type { AccountService } from './account-service';
import { authExamples as examples } from './auth-examples';
import type { AuthService } from './auth-service';
import type { SessionService } from './session-service';

/**
 * Mutations without parameters declare no input: tRPC would parse their body as JSON, and a single call without input
 * has an empty body.
 */
export function createAuthRouter(auth: AuthService, sessions: SessionService, account: AccountService) {
  return router({ ...tokenProcedures(auth), ...sessionProcedures(sessions), ...accountProcedures(account) });
}

function tokenProcedures(auth: AuthService) {
  return {
    login: publicOperation('POST', '/users/login', 'Sign in', { failures: [429], example: examples.login })
      .input(credentialsSchema)
      .output(tokensSchema)
      .mutation(({ input, ctx }) => auth.login(input, ctx)),

    refresh: publicOperation('POST', '/auth/refresh', 'Get a new access token', {
      failures: [403],
      example: examples.refresh,
    })
      .input(refreshSchema)
      .output(accessTokenSchema)
      .mutation(({ input, ctx }) => auth.refresh(input.refreshToken, ctx)),

    checkToken: publicOperation('POST', '/auth/check-token', 'Check whether the access token is valid', {
      example: examples.checkToken,
    })
      .output(tokenCheckSchema)
      .mutation(({ ctx }) => auth.checkToken(ctx.token)),

    logout: ownerOperation('POST', '/auth/logout', 'End the session of the access token', {
      example: examples.logout,
    })
      .output(successSchema)
      .mutation(({ ctx }) => success(auth.logout(ctx.identity, ctx))),
  };
}

function sessionProcedures(sessions: SessionService) {
  return {
    sessions: ownerOperation('GET', '/auth/sessions', "List the owner's sessions, most recently used first", {
      example: examples.sessions,
    })
      .input(z.void())
      .output(z.array(sessionSchema))
      .query(({ ctx }) => sessions.list(ctx.identity)),

    revokeSession: ownerOperation('DELETE', '/auth/sessions/{id}', 'End a session', {
      description:
        'Its access and refresh tokens stop working at once. The current session can be ended too.',
      failures: [404],
      example: examples.revokeSession,
    })
      .input(itemIdSchema)
      .output(successSchema)
      .mutation(({ input, ctx }) => success(sessions.revoke(ctx.identity, input.id, ctx))),

    revokeOtherSessions: ownerOperation(
      'DELETE',
      '/auth/sessions',
      'End every session except the current one',
      { example: examples.revokeOtherSessions },
    )
      .output(sessionCountSchema)
      .mutation(async ({ ctx }) => ({ count: await sessions.revokeOthers(ctx.identity, ctx) })),
  };
}

function accountProcedures(account: AccountService) {
  return {
    owner: ownerOperation('GET', '/auth/owner', "Get the owner's sign-in email", { example: examples.owner })
      .input(z.void())
      .output(ownerSchema)
      .query(({ ctx }) => account.get(ctx.identity)),

    changePassword: ownerOperation('PUT', '/auth/password', 'Change the password', {
      description:
        'Ends every other session. A wrong current password is 400 with an issue at currentPassword, and counts as a failed sign-in.',
      failures: [429],
      example: examples.changePassword,
    })
      .input(passwordChangeSchema)
      .output(successSchema)
      .mutation(({ input, ctx }) => success(account.changePassword(ctx.identity, input, ctx))),

    changeEmail: ownerOperation('PUT', '/auth/email', 'Change the sign-in email', {
      description:
        'A wrong current password is 400 with an issue at currentPassword, and counts as a failed sign-in.',
      failures: [429],
      example: examples.changeEmail,
    })
      .input(emailChangeSchema)
      .output(ownerSchema)
      .mutation(({ input, ctx }) => account.changeEmail(ctx.identity, input, ctx)),
  };
}
