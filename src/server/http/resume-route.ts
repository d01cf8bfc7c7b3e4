import type { Router } from 'express';
import type { Services } from '../composition/services';
import type { ResumeService } from '../features/resume/resume-service';
import type { UploadStore } from '../features/uploads/upload-store';
import { answerUnchanged, createReadOnlyRoutes, type FailureReport } from './read-only-routes';
import { sendStoredFile } from './stored-file';

export type ResumeRouteOptions = FailureReport & {
  services: Pick<Services, 'readResumeSource' | 'resumes' | 'site'>;
  resume: ResumeService;
  store: UploadStore;
};

const RESUME_PATH = '/WebResume.pdf';

/** The resume: the owner's own, else one made of the site's content. There always is one. */
export function createResumeRoute(options: ResumeRouteOptions): Router {
  const { services, resume, store, ...report } = options;
  const { routes, add } = createReadOnlyRoutes(report);

  add(RESUME_PATH, async (request, response) => {
    const [site, stored] = await Promise.all([services.site.get(), services.resumes.get()]);
    response
      .set('Cache-Control', 'no-cache')
      .set('Content-Disposition', disposition(site.ownerName))
      .type('pdf');
    if (stored) {
      const { name } = stored;
      if (await sendStoredFile(request, response, { store, name })) return;
      throw new Error(`The store has no file ${name}, which is the resume`);
    }
    const { tag, pdf } = resume.generate(await services.readResumeSource());
    if (!answerUnchanged(request, response, tag)) response.send(await pdf());
  });

  return routes;
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
