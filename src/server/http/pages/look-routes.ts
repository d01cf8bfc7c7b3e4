import { Router } from 'express';
import { sendText } from '#server/http/requests/error-response';
import { parseLookAddress } from '#shared/appearance/look-address';
import { lookSheet } from './page-look';
import type { ClientBundle } from './pages';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Creates the route of style sheets. Each is composed from its address, without reading settings. */
export function createLookRoutes({ lookSheets }: Pick<ClientBundle, 'lookSheets'>): Router {
  const routes = Router();
  routes.get('/look/:name', async (request, response) => {
    const address = parseLookAddress(request.path);
    const sheets = await lookSheets?.();
    if (!address || !sheets) {
      sendText(response, 404, 'Style sheet not found.');
      return;
    }
    const { look, digest } = address;
    // A page of another version of the site requests another digest. It gets this version's sheet, uncached.
    const isCurrent = digest === sheets.digest;
    response
      .set('Cache-Control', isCurrent ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      .type('css')
      .send(lookSheet(sheets, look));
  });
  return routes;
}
