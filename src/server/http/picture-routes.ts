import type { Request, Response, Router } from 'express';
import type { SiteSettings } from '#shared/contract/site';
import { notePicturePath, projectPicturePath, sitePicturePath } from '#shared/picture-address';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import type { Services } from '../composition/services';
import { isId } from '../core/database/new-id';
import { AppError } from '../core/errors/app-error';
import { SITE_ICONS } from '../features/discovery/web-manifest';
import { type Card, noteCard, projectCard, siteCard } from '../features/pictures/card';
import { type PictureLook, toPictureLook } from '../features/pictures/picture-look';
import type { PictureService } from '../features/pictures/picture-service';
import { answerUnchanged, createReadOnlyRoutes } from './read-only-routes';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export type PictureRoutesOptions = {
  services: Pick<Services, 'projects' | 'notes' | 'site'>;
  pictures: PictureService;
};

/** Creates the routes of share pictures and of the site's icons. */
export function createPictureRoutes({ services, pictures }: PictureRoutesOptions): Router {
  const { routes, add } = createReadOnlyRoutes();

  add('/og/site.png', async (request, response) => {
    const site = await services.site.get();
    await sendCard(request, response, { card: siteCard(site), site, address: sitePicturePath(site) });
  });

  add('/og/projects/:name', async (request, response) => {
    const id = requireId(request, 'Project not found.');
    const [project, site] = await Promise.all([services.projects.get(id), services.site.get()]);
    if (!project.public) response.set('X-Robots-Tag', 'noindex');
    const address = projectPicturePath(project, site);
    await sendCard(request, response, { card: projectCard(project, site), site, address });
  });

  add('/og/notes/:name', async (request, response) => {
    const id = requireId(request, 'Note not found.');
    const [note, site] = await Promise.all([services.notes.getListed(id), services.site.get()]);
    await sendCard(request, response, {
      card: noteCard(note, site),
      site,
      address: notePicturePath(note, site),
    });
  });

  async function sendCard(
    request: Request,
    response: Response,
    { card, site, address }: { card: Card; site: SiteSettings; address: string },
  ): Promise<void> {
    // The picture at the current versioned address never changes; others are revalidated.
    const isVersion = request.originalUrl === address;
    response.set('Cache-Control', isVersion ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    const look = toPictureLook(site);
    if (answerUnchanged(request, response, pictures.tag(card, look))) return;
    response.type('png').send(await pictures.card(card, look));
  }

  for (const [path, shape] of Object.entries(SITE_ICONS)) {
    add(path, async (request, response) => {
      const look = await currentLook();
      response.set('Cache-Control', 'no-cache');
      if (answerUnchanged(request, response, pictures.tag(shape, look))) return;
      response.type('png').send(await pictures.icon(shape, look));
    });
  }

  add('/favicon.svg', async (request, response) => {
    const look = await currentLook();
    response.set('Cache-Control', 'no-cache');
    if (answerUnchanged(request, response, pictures.tag('tab', look))) return;
    response.type('svg').send(await pictures.tabMark(look));
  });

  /** Returns the look of a new site while the database is unavailable: the page itself shows the error. */
  async function currentLook(): Promise<PictureLook> {
    return toPictureLook(await services.site.get().catch(() => BLANK_SITE_SETTINGS));
  }

  return routes;
}

/** Checks the id first, as MySQL may match other text with an id. @throws AppError NOT_FOUND */
function requireId({ params }: Request, message: string): string {
  const id = /^(.+)\.png$/.exec(String(params.name))?.[1] ?? '';
  if (!isId(id)) throw new AppError('NOT_FOUND', message);
  return id;
}
