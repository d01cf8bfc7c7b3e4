import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectSlugs } from '#server/features/projects/project-entity';
import type { MediaType } from '#server/features/uploads/media-types';
import { NEW_SKILL } from '#shared/contract/skill';
import { MARK } from '#tests/support/content/hidden-content';
import { picture } from '#tests/support/content/media-factory';
import { createSite, type OpenSite, type SiteOnDisk } from '#tests/support/stops/site-on-disk';

/** The scheduled note appears at this moment, after that of the copies. */
export const DUE = '2041-01-01T00:00:00.000Z';

/** The path of the project at /projects/tide-table on a former site. */
export const FORMER_PATH = '/2021/05/tide';

/** The first address of a note, at which some hosts allow no file. */
export const RESERVED_SLUG = 'con';

/** The IDs and addresses of the content that the tests change. */
export type ExportedContent = {
  /** The project at /projects/tide-table, which has been at /projects/tide-board before. */
  tideTable: string;
  /** A project without a slug. */
  unnamed: string;
  /** The note at /notes/spring-tide. */
  springTide: string;
  /** The address of the picture of the project at /projects/tide-table. */
  image: string;
  hiddenImages: string[];
};

/** Creates a site with every kind of content. Texts that no visitor may see contain the mark. */
export async function createExportedSite(): Promise<{ site: SiteOnDisk; content: ExportedContent }> {
  const contents: ExportedContent[] = [];
  const site = await createSite(async open => {
    contents.push(await fill(open));
  });
  const [content] = contents;
  if (!content) throw new Error('The site has no content');
  return { site, content };
}

async function fill(open: OpenSite): Promise<ExportedContent> {
  const { notes, pages, projects, site, skills, timeline, views } = open.services;
  await site.update({
    ownerName: 'Ada Example',
    role: 'Engineer',
    quotes: [{ text: `${MARK} quote`, author: 'Ada' }],
    aboutSections: [{ name: 'quote', hidden: true }],
    introduction: 'Tables of [tides](/projects/tide-table).',
    links: [{ label: 'Email', url: 'mailto:ada@example.com', icon: 'fa-solid fa-envelope' }],
  });
  const skill = { ...NEW_SKILL, category: 'Languages', isCore: true };
  await skills.saveList(['TypeScript', 'SQL'].map(name => ({ ...skill, name })));

  const demo = await addDemo(open);
  const image = await addPicture(open, 320);
  const wide = await addPicture(open, 1000);
  const draftImage = await addPicture(open, 321);
  const trashedImage = await addPicture(open, 322);
  const dueImage = await addPicture(open, 323);
  const hiddenImages = [draftImage, trashedImage, dueImage];
  const published = { public: true, category: 'Gauges', skills: ['TypeScript'], status: 'completed' };
  const tideTable = await projects.create({
    ...published,
    title: 'Tide table',
    slug: 'tide-board',
    featured: true,
    image: `${image}#frame=browser`,
    imageAlt: 'A table',
    details: '# How\n\nSee [the note](/notes/spring-tide), [About](/about#x) and `code`.',
    media: [{ type: 'image' as const, url: wide, caption: 'Wide' }],
  });
  await projects.update({ id: tideTable._id, slug: 'tide-table' });
  await open.db.write(manager => projectSlugs.addFormer(manager, tideTable._id, [FORMER_PATH]));
  await projects.create({ ...published, title: 'Plain gauge', slug: 'plain-gauge', skills: ['SQL'] });
  const unnamed = await projects.create({ ...published, title: 'Unnamed gauge' });
  for (const title of ['Barometer', 'Anemometer', 'Hygrometer', 'Rain gauge'])
    await projects.create({
      ...published,
      title,
      category: 'Weather',
      slug: title.toLowerCase().replace(' ', '-'),
    });
  await projects.create({ title: `${MARK} draft`, slug: `${MARK}-draft`, draft: true, image: draftImage });
  const trashed = await projects.create({
    title: `${MARK} trashed`,
    slug: `${MARK}-trashed`,
    image: trashedImage,
  });
  await projects.remove(trashed._id);

  const springTide = await notes.create({
    title: 'Spring tide',
    slug: RESERVED_SLUG,
    tags: ['Moon'],
    projects: [tideTable._id],
    text: `Water **rises**. [The table](/projects/tide-table)\n\n![Wide](${wide} "Caption")\n\n[Clock](${demo})\n\n\`\`\`ts\nconst a = '/wp-content/uploads/2020/05/a.png';\n\`\`\``,
  });
  await notes.update({ id: springTide._id, slug: 'spring-tide' });
  for (const index of [1, 2])
    await notes.create({ title: `Log ${index}`, slug: `log-${index}`, tags: ['Log'], text: 'One more day.' });
  await notes.create({
    title: 'Due later',
    slug: 'due-later',
    text: 'In time.',
    cover: dueImage,
    publishAt: DUE,
  });
  await notes.create({ title: `${MARK} note`, slug: `${MARK}-note`, tags: [MARK], draft: true });
  await pages.create({ title: 'Imprint', slug: 'imprint', text: 'Ada Example', place: 'footer' });
  await pages.create({ title: 'Uses', slug: 'uses', text: '[Tides](/notes)', place: 'navigation' });
  await timeline.create({ type: 'profile', title: 'Ada', order: 0, profile: { Name: 'Ada' } });
  await timeline.create({ title: 'First gauge', order: 1, year: 2020, shortDescription: 'It turned.' });
  await timeline.create({ title: `${MARK} event`, order: 2, year: 2021, draft: true });
  await views.record({ projectId: null, sessionId: 'one' });
  return { tideTable: tideTable._id, unnamed: unnamed._id, springTide: springTide._id, image, hiddenImages };
}

/** Stores a picture with its variants as the owner and returns its address. */
async function addPicture(open: OpenSite, width: number): Promise<string> {
  const bytes = await picture(width, 200).png().toBuffer();
  return addFile(open, bytes, { mediaType: 'image/png', extension: 'png', kind: 'image' });
}

function addDemo(open: OpenSite): Promise<string> {
  const page = Buffer.from('<!DOCTYPE html>\n<title>Clock</title><p>Tick</p>');
  return addFile(open, page, { mediaType: 'text/html', extension: 'html', kind: 'demo' });
}

async function addFile({ services, store }: OpenSite, bytes: Buffer, type: MediaType): Promise<string> {
  const workspace = await store.workspace();
  const path = join(workspace, 'file');
  await writeFile(path, bytes);
  const { url } = await services.uploads.add({ path, workspace, bytes: bytes.length, type }, 'editor');
  return url;
}
