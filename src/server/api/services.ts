import type { Database } from '../core/database';
import type { Environment } from '../core/env';
import { createRateLimiter } from '../core/rate-limiter';
import { createAuthService } from '../features/auth/auth-service';
import { createTokens, type TokenSecrets } from '../features/auth/tokens';
import { createContactService } from '../features/contacts/contact-service';
import { createProjectService } from '../features/projects/project-service';
import { createSiteService } from '../features/site/site-service';
import { createSkillService } from '../features/skills/skill-service';
import { createTimelineService } from '../features/timeline/timeline-service';
import { createViewService } from '../features/views/view-service';

export type Services = ReturnType<typeof createServices>;

/** Every service of the product, built once. */
export function createServices(db: Database, secrets: TokenSecrets, limits: Environment['limits']) {
  return {
    auth: createAuthService(db, createTokens(secrets), createRateLimiter(limits.login)),
    contacts: createContactService(db),
    projects: createProjectService(db),
    site: createSiteService(db),
    skills: createSkillService(db),
    timeline: createTimelineService(db),
    views: createViewService(db),
    contactLimiter: createRateLimiter(limits.contact),
    viewLimiter: createRateLimiter(limits.view),
  };
}
