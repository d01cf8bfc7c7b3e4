import { z } from 'zod';
/** Accepts any string, so that a wrong password gets the same response whatever its format. */
export declare const credentialsSchema: z.ZodObject<{
    email: z.ZodString;
    password: z.ZodString;
}, z.core.$strip>;
export type Credentials = z.infer<typeof credentialsSchema>;
export declare const linkTokenSchema: z.ZodObject<{
    token: z.ZodString;
}, z.core.$strip>;
export type LinkToken = z.infer<typeof linkTokenSchema>;
export declare const tokensSchema: z.ZodObject<{
    token: z.ZodString;
    refreshToken: z.ZodString;
}, z.core.$strip>;
export type Tokens = z.infer<typeof tokensSchema>;
export declare const refreshSchema: z.ZodObject<{
    refreshToken: z.ZodString;
}, z.core.$strip>;
export declare const accessTokenSchema: z.ZodObject<{
    accessToken: z.ZodString;
}, z.core.$strip>;
export declare const tokenCheckSchema: z.ZodObject<{
    isValid: z.ZodBoolean;
    refreshedToken: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
/** The owner's account, without the password or anything derived from it. */
export declare const ownerSchema: z.ZodObject<{
    email: z.ZodString;
}, z.core.$strip>;
export type Owner = z.infer<typeof ownerSchema>;
export declare const sessionSchema: z.ZodObject<{
    id: z.ZodString;
    userAgent: z.ZodString;
    createdAt: z.ZodISODateTime;
    lastUsedAt: z.ZodISODateTime;
    expiresAt: z.ZodISODateTime;
    isCurrent: z.ZodBoolean;
}, z.core.$strip>;
export type Session = z.infer<typeof sessionSchema>;
export declare const sessionCountSchema: z.ZodObject<{
    count: z.ZodInt;
}, z.core.$strip>;
export declare const newPasswordSchema: z.ZodString;
export declare const passwordChangeSchema: z.ZodObject<{
    currentPassword: z.ZodString;
    newPassword: z.ZodString;
}, z.core.$strip>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export declare const emailChangeSchema: z.ZodObject<{
    email: z.ZodString;
    currentPassword: z.ZodString;
}, z.core.$strip>;
export type EmailChange = z.infer<typeof emailChangeSchema>;
