import { z } from 'zod';

/** The body of every error. The generator's own schema omits the paths of issues. */
export const errorSchema = z
  .object({
    message: z.string().describe('A message for people.'),
    code: z.string().describe('A code for programs, such as "NOT_FOUND".'),
    issues: z
      .array(z.object({ path: z.array(z.union([z.string(), z.int()])), message: z.string() }))
      .optional()
      .describe('Problems with the input, and their paths.'),
  })
  .meta({ id: 'Error', description: 'The body of every error.' });
type ErrorBody = z.infer<typeof errorSchema>;

export type Failure = { name: string; description: string; example: ErrorBody; hasRetryAfter?: true };

/** Explains each error status, for all operations. */
export const FAILURES = {
  400: {
    name: 'BadRequest',
    description: 'The request is not valid. Nothing was stored.',
    example: {
      message: 'Title must be text',
      code: 'BAD_REQUEST',
      issues: [{ path: ['title'], message: 'Must be text' }],
    },
  },
  401: {
    name: 'Unauthorized',
    description: 'The access token is missing or invalid, or the credentials are wrong.',
    example: { message: 'Please sign in.', code: 'UNAUTHORIZED' },
  },
  403: {
    name: 'Forbidden',
    description: 'The refresh token is invalid, expired or revoked. Sign in again.',
    example: { message: 'The refresh token is not valid. Please sign in again.', code: 'FORBIDDEN' },
  },
  404: {
    name: 'NotFound',
    description: 'The record does not exist.',
    example: { message: 'Project not found.', code: 'NOT_FOUND' },
  },
  409: {
    name: 'Conflict',
    description: 'The request conflicts with stored data. Nothing was changed.',
    example: { message: 'The project was changed elsewhere.', code: 'CONFLICT' },
  },
  413: {
    name: 'PayloadTooLarge',
    description: 'The request body is too large.',
    example: { message: 'The request body is too large.', code: 'PAYLOAD_TOO_LARGE' },
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The request body has the wrong type or an unknown encoding.',
    example: { message: 'The request body must be application/json.', code: 'UNSUPPORTED_MEDIA_TYPE' },
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests from this address.',
    example: { message: 'Too many requests. Please try again later.', code: 'TOO_MANY_REQUESTS' },
    hasRetryAfter: true,
  },
  500: {
    name: 'InternalServerError',
    description: 'Server error. The log has details under the request ID.',
    example: {
      message: 'Internal server error (request 3f6c2a9e-51d4-4b0c-8a77-0d2b9c1e5f48)',
      code: 'INTERNAL_SERVER_ERROR',
    },
  },
  503: {
    name: 'ServiceUnavailable',
    description: 'The database is unavailable. Nothing was stored; the same request may succeed later.',
    example: { message: 'The database is not available. Please try again.', code: 'SERVICE_UNAVAILABLE' },
    hasRetryAfter: true,
  },
} satisfies Record<number, Failure>;
export type FailureStatus = keyof typeof FAILURES;
