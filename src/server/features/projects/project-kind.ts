import { defineContentKind, previewSchema } from '#server/core/content/content-kind';
import { itemCapabilities } from '#server/core/content/item-capabilities';
import { toListPage } from '#server/core/content/list-page';
import { PUBLISHING_FIELDS } from '#server/core/content/publishing-row';
import { PROJECTS_PATH } from '#shared/content-paths';
import { projectChangesSchema } from '#shared/contract/project';
import { type ProjectNote, projectPageSchema } from '#shared/contract/project-page';
import { mapInSlices } from '#shared/map-in-slices';
import { projectFeed, projectSearchDocument } from './project-discovery';
import { projectCategoryEntity, projectEntity, projectSlugs, projectStatusEntity } from './project-entity';
import { projectItems } from './project-items';
import type { ReadListSettings } from './project-order';
import { createProjectRouter } from './project-router';
import { createProjectService } from './project-service';

type Others = {
  site: { service: { get: ReadListSettings } };
  note: { service: { listForProject: (projectId: string) => Promise<ProjectNote[]> } };
};

export const projectKind = defineContentKind({
  api: 'projects',
  apiDescription: 'The projects, with their categories and statuses.',
  tables: [projectEntity, projectCategoryEntity, projectStatusEntity, projectSlugs.entity],
  versionFields: [...projectChangesSchema.keyof().options, ...PUBLISHING_FIELDS],
  previewSchema: previewSchema('project', projectPageSchema),
  open: ({ db, history, base }, getOthers: () => Others) => {
    const service = createProjectService(
      db,
      history,
      () => getOthers().site.service.get(),
      id => getOthers().note.service.listForProject(id),
      base,
    );
    return {
      service,
      createRouter: () => createProjectRouter(service),
      ...itemCapabilities(db, service, projectItems),
      search: async () => mapInSlices(await service.list(), projectSearchDocument),
      sitemap: async () => {
        const pages = await service.listPages();
        return [toListPage(PROJECTS_PATH, pages), ...pages];
      },
      feeds: [projectFeed(service.listChanged)],
      preview: async id => ({ kind: 'project', item: await service.previewPage(id) }),
    };
  },
});
