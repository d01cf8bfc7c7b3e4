import jwt, { type JwtPayload, type SignOptions } from 'jsonwebtoken';
import { SECRETS } from './start-app';

type TokenOptions = Partial<
  Pick<SignOptions, 'algorithm' | 'issuer' | 'audience' | 'subject' | 'expiresIn'>
> & {
  secret?: string;
  sessionId?: string;
};

/** A token for the session of `original`, right in everything that the options do not change. */
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

/** The token with another header, unsigned or with the signature it had. */
export function withHeader(token: string, header: object, { isSigned }: { isSigned: boolean }): string {
  const [, payload, signature] = token.split('.');
  return [encodeJson(header), payload, isSigned ? signature : ''].join('.');
}

/** A token whose three parts are well-formed and whose payload is not JSON. */
export function tokenWithoutJson(): string {
  const garbage = Buffer.from('no JSON').toString('base64url');
  return [encodeJson({ alg: 'HS256', typ: 'JWT' }), garbage, garbage].join('.');
}

/** What a token claims, unverified. */
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
