import type { RequestHandler } from 'express';
import type { Logger } from '#server/core/runtime/logger';

/**
 * Logs the first request with an X-Forwarded-For that TRUST_PROXY ignores, which is a forgotten setting if a proxy sent
 * it. A visitor can send the header too, so the line claims no more than that.
 */
export function createProxyWarning(log: Logger): RequestHandler {
  let isLogged = false;
  return (request, _response, next) => {
    const { remoteAddress } = request.socket;
    if (!isLogged && remoteAddress !== undefined && request.headers['x-forwarded-for'] !== undefined) {
      // A socket for both families shows IPv4 addresses as IPv6, which nobody would put into a setting.
      const address = remoteAddress.replace(/^::ffff:(?=\d+\.)/, '');
      const isTrusted: (address: string, hop: number) => boolean = request.app.get('trust proxy fn');
      isLogged = !isTrusted(remoteAddress, 0);
      if (isLogged)
        log.warn(
          `a request from ${address} has X-Forwarded-For, but TRUST_PROXY does not trust that address`,
        );
    }
    next();
  };
}
