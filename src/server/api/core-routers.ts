import { anyPreviewSchema } from '#server/composition/content/content-register';
import { API_DESCRIPTIONS, contentRouters } from '#server/composition/content/open-content';
import type { Services } from '#server/composition/services';
import { createAuthRouter } from '#server/features/auth/auth-router';
import { createContactRouter } from '#server/features/contacts/contact-router';
import { createMarkdownRouter } from '#server/features/markdown/markdown-router';
import { createPreviewRouter } from '#server/features/previews/preview-router';
import { createResumeRouter } from '#server/features/resume/resume-router';
import { createSearchRouter } from '#server/features/search/search-router';
import { createUploadRouter } from '#server/features/uploads/upload-router';
import { createTrashRouter } from '#server/features/versions/trash-router';
import { createVersionRouter } from '#server/features/versions/version-router';
import { createViewRouter } from '#server/features/views/view-router';
import { TRASH_DAYS } from '#shared/trash';
import { createBackupRouter } from './backup-router';
import { createFontRouter } from './font-router';
import { createSampleRouter } from './sample-router';
import { createSetupRouter } from './setup-router';

/** Describes each router of the core in the API reference. The reference lists the routers in this order. */
export const ROUTER_DESCRIPTIONS: Record<keyof ReturnType<typeof createCoreRouters>, string> = {
  auth: "Sign-in, sign-out and the owner's account.",
  ...API_DESCRIPTIONS,
  contacts: 'Messages from visitors, and the inbox.',
  views: 'Visits to the site and to its projects.',
  resume: 'The site as a machine-readable resume.',
  markdown: 'Markdown rendered as visitors see it.',
  search: 'Search of the published content.',
  previews: 'Unpublished content, for anyone with its secret link.',
  fonts: 'Fonts of the generated resume and share pictures.',
  uploads: 'Pictures and videos, served under /uploads.',
  versions: 'Earlier versions of projects, timeline elements, notes, pages, skills and settings.',
  trash: `Deleted content, restorable for ${TRASH_DAYS} days.`,
  backups: 'Backup and restore of the whole site in one file.',
  sample: 'The sample content of a new site.',
  setup: 'Setup checklist.',
};

/** Creates the routers of the core. */
export function createCoreRouters(services: Services) {
  return {
    auth: createAuthRouter(services.auth, services.sessions, services.account),
    ...contentRouters(services.content),
    contacts: createContactRouter(services.contacts, services.contactLimiters),
    views: createViewRouter(services.views, services.viewLimiter),
    resume: createResumeRouter(services.readResumeSource),
    markdown: createMarkdownRouter(),
    search: createSearchRouter(services.search, services.searchLimiter),
    previews: createPreviewRouter(services.previews, anyPreviewSchema),
    fonts: createFontRouter(services.omittedTexts, services.fonts),
    uploads: createUploadRouter(services.uploads, services.resumes),
    versions: createVersionRouter(services.versions),
    trash: createTrashRouter(services.trash),
    backups: createBackupRouter(services.backups),
    sample: createSampleRouter(services.sample),
    setup: createSetupRouter(services.setup),
  };
}
