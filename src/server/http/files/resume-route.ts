import type { Router } from 'express';
import type { Services } from '#server/composition/services';
import type { Logger } from '#server/core/runtime/logger';
import type { ResumeService } from '#server/features/resume/resume-service';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { normalizeText } from '#shared/text';
import { createReadOnlyRoutes, sendNotModified } from './read-only-routes';
import { sendStoredFile } from './stored-file';

type ResumeRouteOptions = {
  services: Pick<Services, 'readResumeSource' | 'resumes' | 'site'>;
  resume: ResumeService;
  store: UploadStore;
  log: Logger;
};

/** Creates the route of the resume, which is the owner's file or one generated from the site's content. */
export function createResumeRoute({ services, resume, store, log }: ResumeRouteOptions): Router {
  const { routes, add } = createReadOnlyRoutes();

  add('/WebResume.pdf', async (request, response) => {
    const [site, stored] = await Promise.all([services.site.get(), services.resumes.get()]);
    response
      .set('Cache-Control', 'no-cache')
      .set('Content-Disposition', disposition(site.ownerName))
      .type('pdf');
    if (stored) {
      const { name } = stored;
      if (await sendStoredFile(request, response, { store, name })) return;
      log.warn({ name }, 'resume file missing, sending the generated one');
    }
    const { tag, pdf } = resume.generate(await services.readResumeSource());
    if (!sendNotModified(request, response, tag)) response.send(await pdf());
  });

  return routes;
}

/** Shows the file in the browser. Its name is in ASCII, and in full for browsers that support that. */
function disposition(ownerName: string): string {
  // Lone surrogates cannot be encoded.
  const name = `${ownerName
    .slice(0, 80)
    .replace(/\p{Cs}/gu, '')
    .trim()} - Resume.pdf`;
  const plain = normalizeText(name, 'NFKD')
    .replace(/[^\w .-]/g, '')
    .replace(/^[ .-]+/, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, character => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
