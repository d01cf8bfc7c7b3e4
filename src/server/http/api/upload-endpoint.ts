import { Router } from 'express';
import type { FontService } from '#server/composition/font-service';
import type { StoredResumes } from '#server/features/uploads/lifetime/stored-resume';
import type { UploadRule } from '#server/features/uploads/receive-file';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { UploadService } from '#server/features/uploads/upload-service';
import { createFileReceiver, handleUploadError } from './receive-upload';

const MAX_RESUME_BYTES = 10 * 1024 * 1024;
/** Chinese, Japanese and Korean fonts can have 20 MB. */
const MAX_FONT_BYTES = 25 * 1024 * 1024;
const RESUME_RULE: UploadRule = {
  refusal: 'The file type is not accepted. Use PDF.',
  maxBytes: { document: MAX_RESUME_BYTES },
};
const FONT_RULE: UploadRule = {
  refusal: 'This is not a TTF or OTF font, or it is damaged. Convert other fonts, such as WOFF2, to TTF.',
  maxBytes: { font: MAX_FONT_BYTES },
};

type UploadEndpointOptions = {
  store: UploadStore;
  uploads: UploadService;
  fonts: FontService;
  resumes: StoredResumes;
  maxImageBytes: number;
  maxVideoBytes: number;
};

/** Creates the endpoint that receives files, as multipart forms with one field `file`. */
export function createUploadEndpoint(options: UploadEndpointOptions): Router {
  const { store, uploads, fonts, resumes, maxImageBytes, maxVideoBytes } = options;
  const endpoint = Router();
  const receive = createFileReceiver(store, endpoint);

  receive(
    '/upload',
    {
      refusal: 'The file type is not accepted. Use JPEG, PNG, WebP, AVIF, GIF, SVG, MP4, WebM or QuickTime.',
      maxBytes: { image: maxImageBytes, video: maxVideoBytes },
    },
    (file, request) => uploads.add(file, request.body?.origin === 'editor' ? 'editor' : 'client'),
  );
  receive('/resume', RESUME_RULE, async file => {
    await resumes.replace(file);
    return { url: '/WebResume.pdf' };
  });
  receive('/font', FONT_RULE, (file, request) => fonts.add(file, request.file?.originalname ?? ''));
  return endpoint.use(handleUploadError);
}
