import { createHash } from 'node:crypto';
import type { Router } from 'express';
import { AppError } from '#server/core/errors/app-error';
import type { CoverService } from '#server/features/generated-pictures/covers/cover-service';
import { compress } from '#server/http/requests/compress';
import type { Tinted } from '#shared/appearance/accent';
import { COVERS_PATH } from '#shared/covers/cover-image';
import { parseCoverPath, parseLookQuery } from '#shared/covers/cover-path';
import { createReadOnlyRoutes, sendNotModified } from './read-only-routes';

const FOREVER = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

/**
 * Creates the route of generated covers. An address that names a look is always the same drawing, and another one has
 * the current look of the site.
 */
export function createCoverRoutes(covers: CoverService, readLook: () => Promise<Tinted>): Router {
  const { routes, add } = createReadOnlyRoutes();
  routes.use(COVERS_PATH, compress);
  add(`${COVERS_PATH}:name`, async (request, response) => {
    const named = parseCoverPath(request.path);
    const given = request.query.look === undefined ? null : parseLookQuery(String(request.query.look));
    if (!named || (given === null && request.query.look !== undefined))
      throw new AppError('NOT_FOUND', 'Cover not found.');
    const look = given ?? (await readLook());
    const drawing = await covers.draw({ ...named, look });
    response.set({
      'Cache-Control': given ? FOREVER : 'no-cache',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    const tag = createHash('sha256').update(drawing).digest('base64url').slice(0, 22);
    if (!sendNotModified(request, response, tag)) response.type('svg').send(Buffer.from(drawing));
  });
  return routes;
}
