import jwt, { type JwtPayload, type SignOptions } from 'jsonwebtoken';
import { SECRETS } from './start-app';

type TokenOptions = Partial<
  Pick<SignOptions, 'algorithm' | 'issuer' | 'audience' | 'subject' | 'expiresIn'>
> & {
  secret?: string;
  sessionId?: string;
};

/** Creates a token for the session of `original` that is valid except for the given options. */
export function resignToken(original: string, options: TokenOptions = {}): string {
  const { aud, sub, sid } = readClaims(original);
  const { secret = SECRETS[aud], sessionId = sid, ...signOptions } = options;
  return jwt.sign({ sid: sessionId }, secret, {
    algorithm: 'HS256',
    issuer: 'portfolio',
    audience: aud,
    subject: sub,
    expiresIn: 15 * 60,
    ...signOptions,
  });
}

/** Replaces the header of a token and removes or preserves its signature. */
export function withHeader(token: string, header: object, { isSigned }: { isSigned: boolean }): string {
  const [, payload, signature] = token.split('..');
  return [encodeJson(header), payload, isSigned ? signature : ''].join('..');
}

/** Creates a token with three well-formed parts and a payload that is not JSON. */
export function tokenWithoutJson(): string {
  const garbage = Buffer.from('no JSON').toString('base64url');
  return [encodeJson({ alg: 'HS256', typ: 'JWT' }), garbage, garbage].join('..');
}

/** Reads the claims of a token without verifying it. */
export function readClaims(token: string): {
  aud: 'access' | 'refresh';
  sub: string;
  sid: string;
  exp: number;
} {
  const claims: JwtPayload | string | null = jwt.decode(token);
  if (claims === null || typeof claims === 'string') throw new Error(`not a token: ${token}`);
  const { aud, sub = '', sid, exp = 0 } = claims;
  return { aud: aud === 'refresh' ? 'refresh' : 'access', sub, sid: String(sid), exp };
}

function encodeJson(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
