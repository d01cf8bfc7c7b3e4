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
    // Express lists the addresses of the header if it trusts the sender.
    if (
      !isLogged &&
      remoteAddress !== undefined &&
      request.get('x-forwarded-for') &&
      request.ips.length === 0
    ) {
      isLogged = true;
      // A socket for both families shows IPv4 addresses as IPv6, which nobody would put into a setting.
      const address = remoteAddress.replace(/^::ffff:(?=\d+\.)/, '');
      log.warn(`a request from ${address} has X-Forwarded-For, but TRUST_PROXY does not trust that address`);
    }
    next();
  };
}
