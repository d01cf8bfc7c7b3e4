import { z } from 'zod';
import type { RestOperation } from '../rest-operations';
import { describeReceived } from './describe-schema';
import type { Headers, NamedResponses, Responses, Schemas } from './document-types';

/** The body of every failure; the generator's own says nothing of where an issue is. */
const errorSchema = z
  .object({
    message: z.string().describe('What is wrong, for people.'),
    code: z.string().describe('What is wrong, for programs, such as "NOT_FOUND".'),
    issues: z
      .array(z.object({ path: z.array(z.union([z.string(), z.int()])), message: z.string() }))
      .optional()
      .describe('What is wrong with the input, and where.'),
  })
  .meta({ id: 'Error', description: 'The body of every failure.' });
type ErrorBody = z.infer<typeof errorSchema>;

const RETRY_AFTER = 'RetryAfter';
const NOT_MODIFIED = 'NotModified';

type Failure = { name: string; description: string; example: ErrorBody; hasRetryAfter?: true };

/** What each status means, wherever it occurs. */
const FAILURES = {
  400: {
    name: 'BadRequest',
    description: 'The request is not valid. Nothing was stored.',
    example: {
      message: 'Input validation failed',
      code: 'BAD_REQUEST',
      issues: [{ path: ['title'], message: 'Invalid input: expected string, received number' }],
    },
  },
  401: {
    name: 'Unauthorized',
    description: 'No access token, one that is not valid, or wrong credentials.',
    example: { message: 'Please sign in', code: 'UNAUTHORIZED' },
  },
  403: {
    name: 'Forbidden',
    description: 'The refresh token is invalid, expired or revoked: sign in again.',
    example: { message: 'The refresh token is not valid, please sign in again', code: 'FORBIDDEN' },
  },
  404: {
    name: 'NotFound',
    description: 'There is no such record.',
    example: { message: 'Project not found.', code: 'NOT_FOUND' },
  },
  409: {
    name: 'Conflict',
    description: 'It would contradict what is stored. Nothing was changed.',
    example: { message: 'The project was changed in the meantime', code: 'CONFLICT' },
  },
  413: {
    name: 'PayloadTooLarge',
    description: 'The request body is too large.',
    example: { message: 'The request body is too large', code: 'PAYLOAD_TOO_LARGE' },
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The request body has the wrong type or an unknown encoding.',
    example: { message: 'The request body must be application/json', code: 'UNSUPPORTED_MEDIA_TYPE' },
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests from this address.',
    example: { message: 'Too many requests, please try again later', code: 'TOO_MANY_REQUESTS' },
    hasRetryAfter: true,
  },
  500: {
    name: 'InternalServerError',
    description: 'A fault of the server. The log has more under the id of the request.',
    example: {
      message: 'Internal server error (request 3f6c2a9e-51d4-4b0c-8a77-0d2b9c1e5f48)',
      code: 'INTERNAL_SERVER_ERROR',
    },
  },
  503: {
    name: 'ServiceUnavailable',
    description: 'The database is away. Nothing was stored; the same request may succeed later.',
    example: { message: 'The database is not available, please try again', code: 'SERVICE_UNAVAILABLE' },
  },
} satisfies Record<number, Failure>;
export type FailureStatus = keyof typeof FAILURES;

/** What a procedure may refuse besides what its input, path and caller already tell. */
const FURTHER_FAILURES: Record<string, FailureStatus[]> = {
  'auth.login': [401, 429],
  'auth.refresh': [403],
  'auth.changePassword': [429],
  'auth.changeEmail': [429],
  'contacts.send': [429],
  'projects.update': [409],
  'skills.replace': [409],
  'timeline.update': [409],
  'timeline.reorder': [409],
  'uploads.remove': [409],
  'uploads.removeByPath': [409],
  'views.record': [404, 429],
};

/** Paths whose parameter need not name a record. */
const ANY_RECORD = new Set(['views.project']);

/** The failures that an operation may answer. */
export function listFailures(
  { procedure, isOwnerOnly, input, path }: RestOperation,
  hasBody: boolean,
): FailureStatus[] {
  const hasInput = !(input instanceof z.ZodVoid);
  const namesRecord = path.includes('{') && !ANY_RECORD.has(procedure);
  return [
    ...(hasInput ? [400 as const] : []),
    ...(isOwnerOnly ? [401 as const] : []),
    ...(namesRecord ? [404 as const] : []),
    ...(hasBody ? [413 as const, 415 as const] : []),
    ...(FURTHER_FAILURES[procedure] ?? []),
    500,
    503,
  ];
}

/** References to the failures of these statuses. */
export function describeFailures(statuses: FailureStatus[]): Responses {
  return Object.fromEntries(
    statuses.map(status => [status, { $ref: `#/components/responses/${FAILURES[status].name}` }]),
  );
}

/** What a GET answers to a caller that has the answer already. */
export const notModified: Responses = { 304: { $ref: `#/components/responses/${NOT_MODIFIED}` } };

/** What the references lead to. */
export function failureComponents(): { responses: NamedResponses; headers: Headers; schemas: Schemas } {
  const { schema, named } = describeReceived(errorSchema);
  const failures: Failure[] = Object.values(FAILURES);
  const responses = failures.map(({ name, description, example, hasRetryAfter }) => [
    name,
    {
      description,
      ...(hasRetryAfter
        ? { headers: { 'Retry-After': { $ref: `#/components/headers/${RETRY_AFTER}` } } }
        : {}),
      content: { 'application/json': { schema, example } },
    },
  ]);
  return {
    responses: {
      ...Object.fromEntries(responses),
      [NOT_MODIFIED]: {
        description: 'What the caller has (its ETag was sent in If-None-Match) is still right.',
      },
    },
    headers: {
      [RETRY_AFTER]: {
        description: 'After how many seconds to try again.',
        required: true,
        schema: { type: 'integer', minimum: 1 },
        example: 60,
      },
    },
    schemas: named,
  };
}
