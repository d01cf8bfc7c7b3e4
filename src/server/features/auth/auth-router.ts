import { z } from 'zod';
import { ownerOperation, publicOperation, router, toSuccess } from '#server/core/procedures/procedures';
import {
  accessTokenSchema,
  credentialsSchema,
  emailChangeSchema,
  linkTokenSchema,
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
 * Creates the procedures for signing in and managing the account. Mutations without parameters declare no
 * input: tRPC would parse their body as JSON, and a single call without input has an empty body.
 */
export function createAuthRouter(auth: AuthService, sessions: SessionService, account: AccountService) {
  return router({ ...tokenProcedures(auth), ...sessionProcedures(sessions), ...accountProcedures(account) });
}

function tokenProcedures(auth: AuthService) {
  return {
    login: publicOperation('POST', '/users/login', 'Sign in', {
      description:
        'Returns an access token and a refresh token, and starts a session. After too many failed attempts, further ones are refused with 429 for a while.',
      failures: [429],
      example: examples.login,
    })
      .input(credentialsSchema)
      .output(tokensSchema)
      .mutation(({ input, ctx }) => auth.login(input, ctx)),

    signInWithLink: publicOperation('POST', '/auth/sign-in-link', 'Sign in with the link of a new site', {
      description:
        'The first start of a site prints this link on a terminal. It works once, for 15 minutes, and only before the first sign-in. Failed attempts count as failed sign-ins.',
      failures: [429],
      example: examples.signInWithLink,
    })
      .input(linkTokenSchema)
      .output(tokensSchema)
      .mutation(({ input, ctx }) => auth.signInWithLink(input, ctx)),

    refresh: publicOperation('POST', '/auth/refresh', 'Get a new access token', {
      description:
        'Takes the refresh token of a session. 403 means that the session has ended, and that the owner must sign in again.',
      failures: [403],
      example: examples.refresh,
    })
      .input(refreshSchema)
      .output(accessTokenSchema)
      .mutation(({ input, ctx }) => auth.refresh(input.refreshToken, ctx)),

    checkToken: publicOperation('POST', '/auth/check-token', 'Check whether the access token is valid', {
      description: 'Returns `isValid: false` for a missing, expired or revoked token instead of an error.',
      example: examples.checkToken,
    })
      .output(tokenCheckSchema)
      .mutation(({ ctx }) => auth.checkToken(ctx.token)),

    logout: ownerOperation('POST', '/auth/logout', 'End the session of the access token', {
      description: 'Its access and refresh tokens stop working at once. Other sessions are unaffected.',
      example: examples.logout,
    })
      .output(successSchema)
      .mutation(({ ctx }) => toSuccess(auth.logout(ctx.identity, ctx))),
  };
}

function sessionProcedures(sessions: SessionService) {
  return {
    sessions: ownerOperation('GET', '/auth/sessions', "List the owner's sessions, most recently used first", {
      description: 'Every sign-in starts a session. The current one is marked.',
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
      .mutation(({ input, ctx }) => toSuccess(sessions.revoke(ctx.identity, input.id, ctx))),

    revokeOtherSessions: ownerOperation(
      'DELETE',
      '/auth/sessions',
      'End every session except the current one',
      { description: 'Returns the number of ended sessions.', example: examples.revokeOtherSessions },
    )
      .output(sessionCountSchema)
      .mutation(async ({ ctx }) => ({ count: await sessions.revokeOthers(ctx.identity, ctx) })),
  };
}

function accountProcedures(account: AccountService) {
  return {
    owner: ownerOperation('GET', '/auth/owner', "Get the owner's sign-in email", {
      description: 'Only the owner can read it. The email that visitors see is a setting of the site.',
      example: examples.owner,
    })
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
      .mutation(({ input, ctx }) => toSuccess(account.changePassword(ctx.identity, input, ctx))),

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
