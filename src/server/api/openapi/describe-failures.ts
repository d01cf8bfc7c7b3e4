import { z } from 'zod';
import type { RestOperation } from '../rest-operations';
import { describeReceived } from './describe-schema';
import type { Headers, NamedResponses, Responses, Schemas } from './document-types';
import { errorSchema, FAILURES, type Failure, type FailureStatus } from './failures';

const RETRY_AFTER = 'RetryAfter';
const NOT_MODIFIED = 'NotModified';

/** Lists the error statuses of an operation. */
export function listFailures(
  { isOwnerOnly, input, failures = [] }: RestOperation,
  hasBody: boolean,
): FailureStatus[] {
  const hasInput = !(input instanceof z.ZodVoid);
  return [
    ...(hasInput ? [400 as const] : []),
    ...(isOwnerOnly ? [401 as const] : []),
    ...(hasBody ? [413 as const, 415 as const] : []),
    ...failures,
    500,
    503,
  ];
}

/** Creates references to the responses of these statuses. */
export function describeFailures(statuses: FailureStatus[]): Responses {
  return Object.fromEntries(
    statuses.map(status => [status, { $ref: `#/components/responses/${FAILURES[status].name}` }]),
  );
}

/** The response to a GET when the caller's copy is current. */
export const notModified: Responses = { 304: { $ref: `#/components/responses/${NOT_MODIFIED}` } };

/** Creates the components that the references point to. */
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
