import { extname } from 'node:path';
import type { Request, Response, Router } from 'express';
import type { Services } from '#server/composition/services';
import { isId } from '#server/core/database/new-id';
import { AppError } from '#server/core/errors/app-error';
import { ICO_PATH, SITE_ICONS } from '#server/features/discovery/web-manifest';
import type { IconShape } from '#server/features/generated-pictures/brand-mark';
import { type Card, noteCard, projectCard, siteCard } from '#server/features/generated-pictures/card';
import { toIco } from '#server/features/generated-pictures/ico';
import { type PictureAppearance, toPictureLook } from '#server/features/generated-pictures/picture-look';
import type { PictureService } from '#server/features/generated-pictures/picture-service';
import type { SiteSettings } from '#shared/contract/site';
import { loadTexts } from '#shared/language/load-texts';
import { notePicturePath, projectPicturePath, sitePicturePath } from '#shared/picture-address';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import { createReadOnlyRoutes, sendNotModified } from './read-only-routes';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

type PictureRoutesOptions = {
  services: Pick<Services, 'projects' | 'notes' | 'site'>;
  pictures: PictureService;
  publicUrl: string | undefined;
};

/**
 * Creates the routes of share pictures and of the site's icons. Other sites still link to share pictures
 * by their earlier extension, .png.
 */
export function createPictureRoutes({ services, pictures, publicUrl }: PictureRoutesOptions): Router {
  const { routes, add } = createReadOnlyRoutes();
  const host = publicUrl === undefined ? [] : [new URL(publicUrl).host];

  async function getSite(): Promise<SiteSettings> {
    const site = await services.site.get();
    await loadTexts(site.language);
    return site;
  }

  for (const path of ['/og/site.jpg', '/og/site.png'])
    add(path, async (request, response) => {
      const site = await getSite();
      await sendCard(request, response, { card: siteCard(site), site, address: sitePicturePath(site) });
    });

  add('/og/projects/:name', async (request, response) => {
    const id = requireId(request, 'Project not found.');
    const [project, site] = await Promise.all([services.projects.get(id), getSite()]);
    if (!project.public) response.set('X-Robots-Tag', 'noindex');
    const address = projectPicturePath(project, site);
    await sendCard(request, response, { card: await projectCard(project, site), site, address });
  });

  add('/og/notes/:name', async (request, response) => {
    const id = requireId(request, 'Note not found.');
    const [note, site] = await Promise.all([services.notes.getListed(id), getSite()]);
    await sendCard(request, response, {
      card: noteCard(note, site),
      site,
      address: notePicturePath(note, site),
    });
  });

  async function sendCard(
    request: Request,
    response: Response,
    { card: content, site, address }: { card: Card; site: SiteSettings; address: string },
  ): Promise<void> {
    // The address replaces titles that no font has whole.
    const card = { ...content, titles: [...content.titles, ...host] };
    // The picture at the current versioned address never changes. Others are revalidated.
    const isVersion = request.originalUrl === address;
    response.set('Cache-Control', isVersion ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    const look = toPictureLook(site);
    if (sendNotModified(request, response, pictures.tag(card, look))) return;
    response.type('jpg').send(await pictures.card(card, look));
  }

  for (const [path, shape] of Object.entries(SITE_ICONS))
    addIcon(path, shape, look => pictures.icon(shape, look));
  addIcon('/favicon.svg', 'tab', look => pictures.tabMark(look));
  // Programs that read no page, or are shown a file, look for an icon here.
  const small = SITE_ICONS['/favicon-32.png'];
  addIcon(ICO_PATH, small, async look => toIco(await pictures.icon(small, look), small.size));

  function addIcon(
    path: string,
    content: IconShape | 'tab',
    draw: (look: PictureAppearance) => Promise<Buffer>,
  ): void {
    add(path, async (request, response) => {
      const look = await currentLook();
      response.set('Cache-Control', 'no-cache');
      if (sendNotModified(request, response, pictures.tag(content, look))) return;
      response.type(extname(path)).send(await draw(look));
    });
  }

  /** Returns the look of a new site while the database is unavailable. The page itself shows the error. */
  async function currentLook(): Promise<PictureAppearance> {
    return toPictureLook(await services.site.get().catch(() => BLANK_SITE_SETTINGS));
  }

  return routes;
}

/**
 * Checks the ID first, because MySQL may match other text with an ID.
 * @throws AppError NOT_FOUND
 */
function requireId({ params }: Request, message: string): string {
  const id = /^(.+)\.(?:jpg|png)$/.exec(String(params.name))?.[1] ?? '';
  if (!isId(id)) throw new AppError('NOT_FOUND', message);
  return id;
}
