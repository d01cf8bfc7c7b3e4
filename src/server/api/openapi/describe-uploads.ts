import { describeFailures, type FailureStatus } from './describe-failures';
import type { Operation, Parameter, Paths, Schemas } from './document-types';

const tags = ['uploads'];
const STORED_NAME = '0197b3c8-2f60-7a18-9b4d-8c1e5f7a2d90.webp';

const filename: Parameter = {
  in: 'path',
  name: 'filename',
  required: true,
  description: 'The last part of the url that the upload was answered with.',
  schema: { type: 'string', maxLength: 255 },
  example: STORED_NAME,
};

/**
 * What takes no JSON is no procedure, and its paths are described by hand: anything else of the kind is added here. A
 * procedure of the same method and path wins over what is written here.
 */
export function describeUploads(security: Operation['security'] & object): {
  paths: Paths;
  schemas: Schemas;
} {
  const remove = (operationId: string, summary: string): Operation => ({
    operationId,
    summary,
    description:
      'Deletes the file at once. A file that a stored record uses is not deleted: 409. Files that a project no longer uses need no call: saving or deleting the project deletes them.',
    tags,
    security,
    parameters: [filename],
    responses: {
      200: answer('The file is deleted.', '#/components/schemas/Success', { success: true }),
      ...failures([400, 401, 404, 409]),
    },
  });
  return {
    paths: {
      '/upload': { post: describeUpload(security) },
      '/upload/{filename}': { delete: remove('uploads-remove', 'Delete a stored file by its name') },
      '/upload/uploads/{filename}': {
        delete: remove('uploads-removeByUrl', 'Delete a stored file by its url, put behind /api/upload'),
      },
    },
    schemas: {
      StoredFile: {
        type: 'object',
        description: 'Where an uploaded file is.',
        properties: {
          url: {
            type: 'string',
            description: 'A path of this site, to be stored in a project and the like.',
          },
        },
        required: ['url'],
        additionalProperties: false,
      },
    },
  };
}

function describeUpload(security: Operation['security'] & object): Operation {
  return {
    operationId: 'uploads-create',
    summary: 'Store a picture or a video',
    description:
      'JPEG, PNG, WebP, AVIF, GIF, MP4, WebM and QuickTime, told by what the file holds and not by its name. Too large a file is 413, any other kind 415.',
    tags,
    security,
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { file: { type: 'string', format: 'binary', description: 'The file.' } },
            required: ['file'],
          },
        },
      },
    },
    responses: {
      201: answer('The file is stored.', '#/components/schemas/StoredFile', {
        url: `/uploads/${STORED_NAME}`,
      }),
      ...failures([400, 401, 413, 415]),
    },
  };
}

function answer(description: string, $ref: string, example: object) {
  return { description, content: { 'application/json': { schema: { $ref }, example } } };
}

function failures(statuses: FailureStatus[]) {
  return describeFailures([...statuses, 500, 503]);
}
