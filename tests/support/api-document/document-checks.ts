import type { RequestListener } from 'node:http';
import { createOpenApiDocument } from '../../../src/server/api/openapi';
import { createIdleRouter } from '../idle-router';
import { createAnswerChecker } from './answer-checker';
import { watchAnswers } from './watch-answers';

// Made once for all servers that a test file starts.
let check: ReturnType<typeof createAnswerChecker> | undefined;

/** Watches a server for answers that its document does not describe. */
export function expectDocumentedAnswers(server: RequestListener) {
  check ??= createAnswerChecker(createOpenApiDocument(createIdleRouter(), 'test'));
  const { listener, complaints } = watchAnswers(server, check);
  return {
    listener,
    /** @throws when an answer since the last call was not as described */
    failOnComplaints: () => {
      const found = complaints.splice(0);
      if (found.length > 0) throw new Error(`Not as the OpenAPI document says:\n${found.join('\n')}`);
    },
  };
}
