import { router } from '../core/trpc';
import { createAuthRouter } from '../features/auth/auth-router';
import { createContactRouter } from '../features/contacts/contact-router';
import { createProjectRouter } from '../features/projects/project-router';
import { createSiteRouter } from '../features/site/site-router';
import { createSkillRouter } from '../features/skills/skill-router';
import { createTimelineRouter } from '../features/timeline/timeline-router';
import { createUploadRouter } from '../features/uploads/upload-router';
import { createViewRouter } from '../features/views/view-router';
import { createSampleRouter } from './sample-router';
import type { Services } from './services';

/** Every procedure of the product: the one definition behind tRPC, REST and their documentation. */
export function createAppRouter(services: Services) {
  return router({
    auth: createAuthRouter(services.auth, services.sessions, services.account),
    contacts: createContactRouter(services.contacts, services.contactLimiter),
    projects: createProjectRouter(services.projects),
    sample: createSampleRouter(services.sample),
    site: createSiteRouter(services.site),
    skills: createSkillRouter(services.skills),
    timeline: createTimelineRouter(services.timeline),
    uploads: createUploadRouter(services.uploads, services.resumes),
    views: createViewRouter(services.views, services.viewLimiter),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
