import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response, Router } from 'express';
import type { Services } from '../api/services';
import type { ResumeService } from '../features/resume/resume-service';
import { answerUnchanged, createReadOnlyRoutes, type FailureReport } from './read-only-routes';

/** The PDF that the owner has uploaded: a file by its absolute path, or its bytes. */
export type StoredResume = { path: string } | { stream: Readable; bytes: number };

export type ResumeRouteOptions = FailureReport & {
  services: Pick<Services, 'projects' | 'site' | 'skills' | 'timeline'>;
  resume: ResumeService;
  /** Null until the owner has uploaded one. */
  storedResume: () => Promise<StoredResume | null>;
  publicUrl: string | undefined;
};

const RESUME_PATH = '/WebResume.pdf';

/** The resume: the owner's own, else one made of the site's content. There always is one. */
export function createResumeRoute(options: ResumeRouteOptions): Router {
  const { services, resume, storedResume, publicUrl, ...report } = options;
  const { routes, add } = createReadOnlyRoutes(report);

  add(RESUME_PATH, async (request, response) => {
    const [site, stored] = await Promise.all([services.site.get(), storedResume()]);
    response
      .set('Cache-Control', 'no-cache')
      .set('Content-Disposition', disposition(site.ownerName))
      .type('pdf');
    if (stored) {
      await sendStored(response, stored);
      return;
    }
    const [projects, skills, timeline] = await Promise.all([
      services.projects.list(),
      services.skills.list(),
      services.timeline.list(),
    ]);
    const { tag, pdf } = resume.generate({ site, projects, skills, timeline, publicUrl });
    if (!answerUnchanged(request, response, tag)) response.send(await pdf());
  });

  return routes;
}

async function sendStored(response: Response, stored: StoredResume): Promise<void> {
  if ('stream' in stored) {
    response.set('Content-Length', String(stored.bytes));
    await pipeline(stored.stream, response);
    return;
  }
  await new Promise<void>((resolve, reject) => {
    // Its folder may be hidden; the cache is told above.
    response.sendFile(stored.path, { dotfiles: 'allow', cacheControl: false }, error => {
      if (error && !response.headersSent) reject(error);
      else resolve();
    });
  });
}

/** Shown in the browser; saved under a name of letters that every machine knows, and the true one for those that can. */
function disposition(ownerName: string): string {
  // Halves of characters have no code.
  const name = `${ownerName
    .slice(0, 80)
    .replace(/\p{Cs}/gu, '')
    .trim()} - Resume.pdf`;
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w .-]/g, '')
    .replace(/^[ .-]+/, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, character => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
