import type { Request, Response, Router } from 'express';
import { projectPicturePath, sitePicturePath } from '../../shared/picture-address';
import type { Services } from '../api/services';
import { AppError } from '../core/app-error';
import { isId } from '../core/new-id';
import { SITE_ICONS } from '../features/discovery/web-manifest';
import { type Card, projectCard, siteCard } from '../features/pictures/card';
import type { PictureService } from '../features/pictures/picture-service';
import { answerUnchanged, createReadOnlyRoutes, type FailureReport } from './read-only-routes';

const DAY_SECONDS = 24 * 60 * 60;
const YEAR_SECONDS = 365 * DAY_SECONDS;

export type PictureRoutesOptions = FailureReport & {
  services: Pick<Services, 'projects' | 'site'>;
  pictures: PictureService;
};

/** Pictures of pages for those who share them, and the site's icons. */
export function createPictureRoutes({ services, pictures, ...report }: PictureRoutesOptions): Router {
  const { routes, add } = createReadOnlyRoutes(report);

  add('/og/site.png', async (request, response) => {
    const site = await services.site.get();
    await sendCard(request, response, { card: siteCard(site), address: sitePicturePath(site) });
  });

  add('/og/projects/:name', async (request, response) => {
    const id = /^(.+)\.png$/.exec(String(request.params.name))?.[1] ?? '';
    // Not only sparing the database: text that is no id may be taken for one by it.
    if (!isId(id)) throw new AppError('NOT_FOUND', 'Project not found.');
    const [project, site] = await Promise.all([services.projects.get(id), services.site.get()]);
    if (!project.public) response.set('X-Robots-Tag', 'noindex');
    const address = projectPicturePath(project, site);
    await sendCard(request, response, { card: projectCard(project, site), address });
  });

  async function sendCard(
    request: Request,
    response: Response,
    { card, address }: { card: Card; address: string },
  ): Promise<void> {
    // Under its own version a picture stays what it is; without one, or with an old one, it is asked for again.
    const isVersion = request.originalUrl === address;
    response.set('Cache-Control', isVersion ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (answerUnchanged(request, response, pictures.tag(card))) return;
    response.type('png').send(await pictures.card(card));
  }

  for (const [path, shape] of Object.entries(SITE_ICONS)) {
    add(path, async (_request, response) => {
      const icon = await pictures.icon(shape);
      response.set('Cache-Control', `public, max-age=${DAY_SECONDS}`).type('png').send(icon);
    });
  }

  return routes;
}
