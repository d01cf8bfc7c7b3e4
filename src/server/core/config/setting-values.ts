import { isIP } from 'node:net';
import { z } from 'zod';

/** Allows `points` uses of one key in each period of `seconds`. Null means that the limit is off. */
export type Limit = { points: number; seconds: number } | null;

/** The seconds of a unit in settings. */
export const UNIT_SECONDS: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** Reads `30/15m` as 30 in 15 minutes, and `off` as no limit. */
export function limitSetting(fallback: string) {
  return z
    .string()
    .default(fallback)
    .transform((text, context): Limit => {
      if (text === 'off') return null;
      const [, points, amount, unit = ''] = /^(\d{1,9})\/(\d{1,6})([smhd])$/.exec(text) ?? [];
      const seconds = Number(amount) * (UNIT_SECONDS[unit] ?? 0);
      if (points === undefined || Number(points) < 1 || !(seconds > 0)) {
        context.addIssue('must look like "30/15m" (count / time in s, m, h or d) or be "off"');
        return z.NEVER;
      }
      return { points: Number(points), seconds };
    });
}

export function wholeNumber(fallback: number, min: number, max: number) {
  return z.string().default(String(fallback)).transform(toWholeNumber(min, max));
}

export function toWholeNumber(min: number, max: number) {
  return (text: string, context: z.RefinementCtx<string>): number => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    context.addIssue(`must be a whole number from ${min} to ${max}`);
    return z.NEVER;
  };
}

export function secret() {
  return z
    .string()
    .min(32, { error: 'must have at least 32 characters', abort: true })
    .refine(text => new Set(text).size > 1, 'must not be one character repeated')
    .optional();
}

export function webAddress() {
  return z
    .string()
    .refine(text => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol), {
      error: 'must be an absolute http or https address',
      // The checks after this one parse the address.
      abort: true,
    });
}

/** Returns true for the address of a database on a server, such as `mysql://user:password@host:3306/name`. */
export function isMysqlAddress(text: string): boolean {
  return /^mysql:\/\//.test(text) && URL.canParse(text) && new URL(text).pathname.length > 1;
}

export const emailAddress = z.email({ pattern: z.regexes.html5Email, error: 'must be an email address' });

/** A list of origins, each of which is a scheme and a host without a path. */
export const originList = z
  .string()
  .default('')
  .transform(text =>
    text
      .split(',')
      .map(origin => origin.trim())
      .filter(origin => origin !== ''),
  )
  .refine(
    origins => origins.every(origin => URL.canParse(origin) && new URL(origin).origin === origin),
    'must be a comma-separated list of origins such as "https://example.com"',
  );

/** Express's `trust proxy` setting: off, a number of proxies, or a list of their addresses. */
export const trustProxy = z
  .string()
  .default('off')
  .transform((text): false | number | string => {
    if (text === 'off' || text === 'false') return false;
    return /^\d{1,3}$/.test(text) ? Number(text) : text;
  })
  .refine(
    value => typeof value !== 'string' || value.split(',').every(part => isProxyAddress(part.trim())),
    'must be "off", a number of proxies, or a list of addresses such as "10.0.0.0/8, loopback"',
  );

function isProxyAddress(part: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(part)) return true;
  const [address = '', range, ...rest] = part.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (range === undefined || (family === 4 && isIP(range) === 4)) return true;
  return /^\d{1,3}$/.test(range) && Number(range) <= (family === 4 ? 32 : 128);
}
