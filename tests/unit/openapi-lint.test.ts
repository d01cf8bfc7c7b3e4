import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { describeApi } from '#server/describe-api';
import { extras } from '#server/extras/extras';
import { createIdleRouter } from '../support/app/idle-router';

const document = describeApi(createIdleRouter(), extras);

/** Adds the optional rules that apply to this API to the strict rules of the linter. */
const RULES = {
  'component-name-unique': 'error',
  'no-http-verbs-in-paths': 'error',
  'operation-description': 'error',
  'operation-singular-tag': 'error',
  'parameter-description': 'error',
  'operation-tag-defined': 'error',
  'path-params-defined': 'error',
  'paths-kebab-case': 'error',
  'response-mime-type': {
    severity: 'error',
    allowedValues: ['application/json', 'application/x-ndjson', 'application/zip'],
  },
  'request-mime-type': {
    severity: 'error',
    allowedValues: ['application/json', 'application/zip', 'multipart/form-data'],
  },
} as const;

async function lint(linted: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'], rules: RULES });
  const source = JSON.stringify(linted);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId}: ${message} ${location[0]?.pointer}`,
  );
}

test('the OpenAPI document passes a strict linter', async () => {
  expect(await lint(document)).toEqual([]);
});
