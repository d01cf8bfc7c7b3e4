import { STORED_FILE } from '#server/features/uploads/upload-examples';
import { uploadedSchema } from '#shared/contract/upload';
import { describeFailures } from './describe-failures';
import { describeReceived } from './describe-schema';
import type { Operation, Paths, Schemas } from './document-types';

type Form = {
  operationId: string;
  summary: string;
  description: string;
  url: string;
  /** Fields beside the file. */
  fields?: Record<string, { type: 'string'; enum?: string[]; description: string }>;
};

/** What takes no JSON is no procedure: such paths are described by hand, here. */
export function describeUploads(security: Operation['security'] & object): {
  paths: Paths;
  schemas: Schemas;
} {
  const { named } = describeReceived(uploadedSchema);
  return {
    paths: {
      '/upload': {
        post: describeForm(security, {
          operationId: 'uploads-create',
          summary: 'Store an image or a video',
          description:
            'JPEG, PNG, WebP, AVIF, GIF, SVG (without scripts and references to the outside), MP4, WebM and QuickTime, told by what the file holds and not by its name. Too large a file, one of too many pixels (50 megapixels as JPEG and PNG, 14 as WebP, 8 as GIF, 3.7 as AVIF, 200 in all frames of a moving one), or one that takes too much time or memory to prepare, is 413, any other kind 415. Files lose their metadata.',
          url: STORED_FILE,
          fields: {
            origin: {
              type: 'string',
              enum: ['editor'],
              description: "Sent by the site's own editors: deleted after a day without use.",
            },
          },
        }),
      },
      '/resume': {
        post: describeForm(security, {
          operationId: 'uploads-replaceResume',
          summary: 'Store the resume, replacing the previous one',
          description: 'A PDF of at most 10 MB, served at /WebResume.pdf from then on.',
          url: '/WebResume.pdf',
        }),
      },
    },
    schemas: named,
  };
}

function describeForm(
  security: Operation['security'] & object,
  { operationId, summary, description, url, fields = {} }: Form,
): Operation {
  const file = { type: 'string' as const, format: 'binary', description: 'The file.' };
  const schema = { type: 'object' as const, properties: { file, ...fields }, required: ['file'] };
  return {
    operationId,
    summary,
    description,
    tags: ['uploads'],
    security,
    requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
    responses: {
      201: {
        description: 'The file is stored.',
        content: {
          'application/json': { schema: describeReceived(uploadedSchema).schema, example: { url } },
        },
      },
      ...describeFailures([400, 401, 413, 415, 500, 503]),
    },
  };
}
