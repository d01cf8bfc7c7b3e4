import { z } from 'zod';
import type { RestOperation } from '../rest-operations';
import { describeReceived } from './describe-schema';
import type { Headers, NamedResponses, Responses, Schemas } from './document-types';
import { errorSchema, FAILURES, type Failure, type FailureStatus } from './failures';

const RETRY_AFTER = 'RetryAfter';
const NOT_MODIFIED = 'NotModified';

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
