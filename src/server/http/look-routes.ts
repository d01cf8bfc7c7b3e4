import { Router } from 'express';
import { parseLookAddress } from '#shared/appearance/look-address';
import { lookSheet } from './page-look';
import type { ClientBundle } from './pages';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The style sheet of any look, made of what its address says: no setting is read, and none told. */
export function createLookRoutes({ lookSheets }: Pick<ClientBundle, 'lookSheets'>): Router {
  const routes = Router();
  routes.get('/look/:name', async (request, response) => {
    const asked = parseLookAddress(request.path);
    const sheets = await lookSheets?.();
    if (!asked || !sheets) {
      response.status(404).set('Cache-Control', 'no-store').type('text').send('Style sheet not found');
      return;
    }
    const { look, digest } = asked;
    // A page of another version of the site asks for another digest: it gets this version's, and does not keep it.
    const isOfBuild = digest === sheets.digest;
    response
      .set('Cache-Control', isOfBuild ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      .type('css')
      .send(lookSheet(sheets, look));
  });
  return routes;
}
