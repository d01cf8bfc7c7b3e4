import type { Request, RequestHandler } from 'express';
import { sendText } from '#server/http/requests/error-response';

/**
 * Refuses forms that another site's page posts on behalf of a visitor. Browsers send the origin of a request.
 * A request without one is not from a browser, and cannot misuse a visitor.
 */
export function refuseOtherSites(publicUrl: string | undefined): RequestHandler {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  return (request, response, next) => {
    if (isFromThisSite(request, publicOrigin)) next();
    else sendText(response, 403, 'Forms from other sites are not accepted.');
  };
}

function isFromThisSite(request: Request, publicOrigin: string | undefined): boolean {
  const fetchSite = request.get('sec-fetch-site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  // Over plain http, browsers send only the origin.
  const origin = request.get('origin');
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.get('host');
}
