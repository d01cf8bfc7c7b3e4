import type { RequestListener } from 'node:http';
import { describeApi } from '#server/describe-api';
import { extras } from '#server/extras/extras';
import { createIdleRouter } from '../app/idle-router';
import { createAnswerChecker } from './answer-checker';
import { watchAnswers } from './watch-answers';

// Created once for all servers of a test file.
let check: ReturnType<typeof createAnswerChecker> | undefined;

/** Records the responses of a server that the OpenAPI document does not describe. */
export function expectDocumentedAnswers(server: RequestListener) {
  check ??= createAnswerChecker(describeApi(createIdleRouter(), extras));
  const { listener, complaints } = watchAnswers(server, check);
  return {
    listener,
    /** @throws if a response since the last call does not match the document */
    failOnComplaints: () => {
      const found = complaints.splice(0);
      if (found.length > 0) throw new Error(`Not as the OpenAPI document says:\n${found.join('\n')}`);
    },
  };
}
