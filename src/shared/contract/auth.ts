import { z } from 'zod';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/credentials';
import { TEXT_MAX_LENGTH, timestampSchema } from './common';
import { emailSchema } from './contact-message';

/** Accepts any string, so that a wrong password gets the same response whatever its format. */
export const credentialsSchema = z.object({
  email: z.string().max(TEXT_MAX_LENGTH),
  password: z.string().max(TEXT_MAX_LENGTH),
});
export type Credentials = z.infer<typeof credentialsSchema>;

export const linkTokenSchema = z.object({
  token: z.string().min(1).max(TEXT_MAX_LENGTH).describe('The part of the link after `#sign-in=`.'),
});
export type LinkToken = z.infer<typeof linkTokenSchema>;

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
      .describe('A new access token, present when the submitted one is about to expire.'),
  })
  .meta({ id: 'TokenCheck' });

/** The owner's account, without the password or anything derived from it. */
export const ownerSchema = z
  .object({ email: z.string().describe('The sign-in email.') })
  .meta({ id: 'Owner' });
export type Owner = z.infer<typeof ownerSchema>;

export const sessionSchema = z
  .object({
    id: z.string(),
    userAgent: z.string().describe("The browser's user agent at sign-in."),
    createdAt: timestampSchema,
    lastUsedAt: timestampSchema.describe('The time when it last obtained an access token.'),
    expiresAt: timestampSchema,
    isCurrent: z.boolean().describe('Whether it is the current session.'),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;

export const sessionCountSchema = z.object({ count: z.int().describe('The number of sessions ended.') });

export const newPasswordSchema = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `Must be at least ${PASSWORD_MIN_LENGTH} characters`)
  .max(PASSWORD_MAX_LENGTH, `Must be at most ${PASSWORD_MAX_LENGTH.toLocaleString('en')} characters`);

const currentPasswordSchema = z.string().max(TEXT_MAX_LENGTH);

export const passwordChangeSchema = z.object({
  currentPassword: currentPasswordSchema,
  newPassword: newPasswordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const emailChangeSchema = z.object({
  email: emailSchema,
  currentPassword: currentPasswordSchema,
});
export type EmailChange = z.infer<typeof emailChangeSchema>;
