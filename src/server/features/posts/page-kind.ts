import { defineContentKind, previewSchema } from '#server/core/content/content-kind';
import { itemCapabilities } from '#server/core/content/item-capabilities';
import { PUBLISHING_FIELDS } from '#server/core/content/publishing-row';
import { listSearchedTexts } from '#server/core/content/searched-texts';
import { pagePath } from '#shared/content-paths';
import { type Page, pageChangesSchema, pageFields, pageViewSchema } from '#shared/contract/post';
import type { SearchDocument } from '#shared/contract/search';
import { mapInSlices } from '#shared/map-in-slices';
import { displayTitle } from '#shared/text';
import { createPageRouter } from './page-router';
import { createPageService } from './page-service';
import { postEntity, postSlugs } from './post-entity';
import { postItems } from './post-items';

type Others = { note: { service: { hasAny: () => Promise<boolean> } } };

export const pageKind = defineContentKind({
  api: 'pages',
  apiDescription: 'Standalone pages, such as an imprint.',
  tables: [postEntity, postSlugs.page.entity],
  versionFields: [...pageChangesSchema.keyof().options, ...PUBLISHING_FIELDS],
  previewSchema: previewSchema('page', pageViewSchema),
  open: ({ db, history, base }, getOthers: () => Others) => {
    const service = createPageService(db, history, base);
    return {
      service,
      createRouter: () => createPageRouter(service, () => getOthers().note.service.hasAny()),
      ...itemCapabilities(db, service, postItems.page),
      search: async () => mapInSlices(await service.listFull(), searchDocument),
      sitemap: () => postSlugs.page.listPages(db),
      feeds: 'none',
      preview: async id => ({ kind: 'page', item: await service.preview(id) }),
    };
  },
});

async function searchDocument(page: Page): Promise<SearchDocument> {
  const { title, language, slug, updatedAt } = page;
  return {
    kind: 'page',
    path: pagePath(slug),
    title: displayTitle(title),
    language,
    summary: '',
    tags: [],
    cover: '',
    newAt: updatedAt,
    text: (await listSearchedTexts(pageFields, page)).join(' '),
  };
}
