import type { inferRouterInputs } from '@trpc/server';
import { anyPreviewSchema } from '../composition/content/content-register';
import { API_DESCRIPTIONS, contentRouters } from '../composition/content/open-content';
import type { Services } from '../composition/services';
import { router } from '../core/procedures/procedures';
import { createAuthRouter } from '../features/auth/auth-router';
import { createContactRouter } from '../features/contacts/contact-router';
import { createMarkdownRouter } from '../features/markdown/markdown-router';
import { createPreviewRouter } from '../features/previews/preview-router';
import { createResumeRouter } from '../features/resume/resume-router';
import { createSearchRouter } from '../features/search/search-router';
import { createUploadRouter } from '../features/uploads/upload-router';
import { createTrashRouter } from '../features/versions/trash-router';
import { createVersionRouter } from '../features/versions/version-router';
import { createViewRouter } from '../features/views/view-router';
import { createImportRouter } from '../imports/import-router';
import { createBackupRouter } from './backup-router';
import { createSampleRouter } from './sample-router';
import { createSetupRouter } from './setup-router';

/** Describes each router in the API reference, in this order. */
export const ROUTER_DESCRIPTIONS: Record<keyof inferRouterInputs<AppRouter>, string> = {
  auth: "Signing in and out, and the owner's account.",
  ...API_DESCRIPTIONS,
  contacts: 'Messages from visitors, and the inbox.',
  views: 'Visits to the site and to its projects.',
  resume: 'The site as a machine-readable resume.',
  markdown: 'Markdown rendered as visitors see it.',
  search: 'Finding projects and skills.',
  previews: 'Unpublished content, for anyone with its secret link.',
  uploads: 'Pictures and videos, served under /uploads.',
  versions: 'Earlier versions of projects, timeline elements, notes, pages, skills and settings.',
  trash: 'Deleted content, restorable for 30 days.',
  backups: 'Backup and restore of the whole site in one file.',
  imports: 'Content from other sources, imported as drafts.',
  sample: 'The sample content of a new site.',
  setup: 'Setup checklist.',
};

/** Creates the router with every procedure, the single definition behind tRPC, REST and their documentation. */
export function createAppRouter(services: Services) {
  return router({
    auth: createAuthRouter(services.auth, services.sessions, services.account),
    ...contentRouters(services.content),
    contacts: createContactRouter(services.contacts, services.contactLimiter),
    views: createViewRouter(services.views, services.viewLimiter),
    resume: createResumeRouter(services.readResumeSource),
    markdown: createMarkdownRouter(),
    search: createSearchRouter(services.search, services.searchLimiter),
    previews: createPreviewRouter(services.previews, anyPreviewSchema),
    uploads: createUploadRouter(services.uploads, services.resumes),
    versions: createVersionRouter(services.versions),
    trash: createTrashRouter(services.trash),
    backups: createBackupRouter(services.backups),
    imports: createImportRouter(services.imports, services.githubImport, services.markdownImport),
    sample: createSampleRouter(services.sample),
    setup: createSetupRouter(services.setup),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
