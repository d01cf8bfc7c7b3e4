import type { RestOperation } from '#server/api/rest-operations';
import { describeReceived } from './describe-schema';
import type { Headers, NamedResponses, Responses, Schemas } from './document-types';
import { errorSchema, FAILURES, type Failure, type FailureStatus } from './failures';

const RETRY_AFTER = 'RetryAfter';
const NOT_MODIFIED = 'NotModified';

/** Lists the error statuses that an operation can return. A malformed body or path returns 400 everywhere. */
export function listFailures(
  { isOwnerOnly, failures = [] }: RestOperation,
  hasBody: boolean,
): FailureStatus[] {
  return [
    400,
    ...(isOwnerOnly ? [401 as const] : []),
    ...(hasBody ? [413 as const, 415 as const] : []),
    ...failures,
    500,
    503,
  ];
}

export function describeFailures(statuses: FailureStatus[]): Responses {
  return Object.fromEntries(
    statuses.map(status => [status, { $ref: `#/components/responses/${FAILURES[status].name}` }]),
  );
}

/** The response to a GET request whose cached copy is current. */
export const notModified: Responses = { 304: { $ref: `#/components/responses/${NOT_MODIFIED}` } };

/** Creates the components that these references point to. */
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
        description: 'Not modified: the copy named by If-None-Match is current.',
      },
    },
    headers: {
      [RETRY_AFTER]: {
        description: 'Seconds to wait before trying again.',
        required: true,
        schema: { type: 'integer', minimum: 1 },
        example: 60,
      },
    },
    schemas: named,
  };
}
