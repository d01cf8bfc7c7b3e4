import type { Request, RequestHandler } from 'express';

/**
 * Refuses forms that another site's page posts in a visitor's name. Browsers say where a request comes from; what says
 * nothing is no browser, and no visitor's name is at stake.
 */
export function refuseOtherSites(publicUrl: string | undefined): RequestHandler {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  return (request, response, next) => {
    if (isFromThisSite(request, publicOrigin)) {
      next();
      return;
    }
    response
      .status(403)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send('Forms from other sites are not accepted');
  };
}

function isFromThisSite(request: Request, publicOrigin: string | undefined): boolean {
  const fetchSite = request.get('sec-fetch-site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  // Over plain http browsers send the origin alone.
  const origin = request.get('origin');
  if (origin === undefined) return true;
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.get('host');
}
