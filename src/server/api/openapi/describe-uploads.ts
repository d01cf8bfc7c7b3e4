import { STORED_FILE, STORED_FONT } from '#server/features/uploads/upload-examples';
import { uploadedSchema } from '#shared/contract/upload';
import { describeFailures } from './describe-failures';
import { describeReceived } from './describe-schema';
import type { Operation, Paths, Schemas } from './document-types';

type Form = {
  operationId: string;
  summary: string;
  description: string;
  url: string;
  fields?: Record<string, { type: 'string'; enum?: string[]; description: string }>;
};

/**
 * Describes the paths that receive multipart forms. They are not procedures, so the generator does not find
 * them.
 */
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
            'Accepts JPEG, PNG, WebP, AVIF, GIF, SVG (scripts are removed; one that would lose labels in HTML or linked pictures is refused), MP4, WebM and QuickTime, recognized by content rather than by name. Returns 413 for a file that is too large, has too many pixels (50 megapixels for JPEG and PNG, 14 for WebP, 8 for GIF, 3.7 for AVIF, 200 in all frames of an animation) or takes too much time or memory to process, and 415 for any other type. Metadata is removed. `warning` names the browsers that play a video, unless all do.',
          url: STORED_FILE,
          fields: {
            origin: {
              type: 'string',
              enum: ['editor'],
              description: "Set by the site's own editors: the file is deleted after a day without use.",
            },
          },
        }),
      },
      '/font': {
        post: describeForm(security, {
          operationId: 'uploads-addFont',
          summary: 'Add a font for the resume and share pictures',
          description:
            'Accepts a TTF or OTF font of at most 25 MB, with outlines and one weight. Returns 415 for any other, and for one that is damaged. `fonts` of `GET /site` then has it with the name of the file; at most 10 are allowed.',
          url: STORED_FONT,
        }),
      },
      '/resume': {
        post: describeForm(security, {
          operationId: 'uploads-replaceResume',
          summary: 'Store the resume, replacing the previous one',
          description: 'Accepts a PDF of at most 10 MB, which is then served at /WebResume.pdf.',
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
        description: 'File stored.',
        content: {
          'application/json': { schema: describeReceived(uploadedSchema).schema, example: { url } },
        },
      },
      ...describeFailures([400, 401, 413, 415, 500, 503]),
    },
  };
}
