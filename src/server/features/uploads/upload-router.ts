import { z } from 'zod';
import { ownerOperation, router, toSuccess } from '#server/core/procedures/procedures';
import { successSchema } from '#shared/contract/common';
import { storedResumeSchema, uploadNameSchema, uploadSchema } from '#shared/contract/upload';
import type { StoredResumes } from './lifetime/stored-resume';
import { uploadExamples as examples } from './upload-examples';
import type { UploadService } from './upload-service';

/** Creates all upload procedures. http/api/upload-endpoint.ts receives files, because tRPC carries JSON. */
export function createUploadRouter(uploads: UploadService, resumes: StoredResumes) {
  const removeFile = ({ input }: { input: { filename: string } }) =>
    toSuccess(uploads.remove(input.filename));
  const deletionDescription =
    'A file in use stays available until the last record that uses it is saved without it or deleted. Versions and the trash retain it. Deleting a missing file succeeds.';

  return router({
    list: ownerOperation('GET', '/upload', 'List the stored files', {
      description: 'Includes the places that use each file.',
      example: examples.list,
    })
      .input(z.void())
      .output(z.array(uploadSchema))
      .query(() => uploads.list()),

    remove: ownerOperation('DELETE', '/upload/{filename}', 'Delete a stored file', {
      description: deletionDescription,
      example: examples.remove,
    })
      .input(uploadNameSchema)
      .output(successSchema)
      .mutation(removeFile),

    /** Accepts calls that append the full address of the file. */
    removeByPath: ownerOperation(
      'DELETE',
      '/upload/uploads/{filename}',
      'Delete a stored file by its address',
      { description: deletionDescription, example: examples.removeByPath },
    )
      .input(uploadNameSchema)
      .output(successSchema)
      .mutation(removeFile),

    resume: ownerOperation('GET', '/resume', 'Get the uploaded resume, if any', {
      description: 'Without an uploaded file, `/WebResume.pdf` is generated from the site.',
      example: examples.resume,
    })
      .input(z.void())
      .output(storedResumeSchema)
      .query(() => resumes.get()),

    removeResume: ownerOperation('DELETE', '/resume', 'Delete the uploaded resume', {
      description: "/WebResume.pdf is then generated from the site's content.",
      example: examples.removeResume,
    })
      .output(successSchema)
      .mutation(() => toSuccess(resumes.remove())),
  });
}
