import { z } from 'zod';
import { TEXT_MAX_LENGTH } from './common';

/** Any string is accepted, so that a wrong one is 401 and tells nothing. */
export const credentialsSchema = z.object({
  email: z.string().max(TEXT_MAX_LENGTH),
  password: z.string().max(TEXT_MAX_LENGTH),
});
export type Credentials = z.infer<typeof credentialsSchema>;

export const tokensSchema = z.object({ token: z.string(), refreshToken: z.string() }).meta({ id: 'Tokens' });
export type Tokens = z.infer<typeof tokensSchema>;

export const refreshSchema = z.object({ refreshToken: z.string().min(1).max(10_000) });
export const accessTokenSchema = z.object({ accessToken: z.string() });

export const tokenCheckSchema = z
  .object({
    isValid: z.boolean(),
    refreshedToken: z
      .string()
      .optional()
      .describe('A new access token when the sent one is about to expire.'),
  })
  .meta({ id: 'TokenCheck' });
