import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { findErrorCode, isMissing, isTemporary } from '#client/lib/api/api-error';
import { callFailureMessage, explainCallFailure } from '#client/lib/api/call-failure';
import { apiError } from '../support/app/api-errors';

test('an API error has a code, also if it was rendered with the page, and other values have none', () => {
  expect(findErrorCode(apiError('NOT_FOUND'))).toBe('NOT_FOUND');
  expect(findErrorCode({ message: 'gone', data: { code: 'NOT_FOUND' } })).toBe('NOT_FOUND');
  const others = [
    new TypeError('Failed to fetch'),
    TRPCClientError.from(new TypeError('Failed to fetch')),
    { data: { code: 404 } },
    { data: null },
    null,
    undefined,
    'NOT_FOUND',
  ];
  expect(others.filter(error => findErrorCode(error) !== null)).toEqual([]);
});

test('server errors and failed connections are temporary, client errors are not', () => {
  const temporary = ['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'TIMEOUT'];
  const others = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST', 'CONFLICT'];
  expect([...temporary, ...others].filter(code => isTemporary(apiError(code)))).toEqual(temporary);
  expect(isTemporary(new TypeError('Failed to fetch'))).toBe(true);
});

test('an unknown or invalid ID means missing content and a temporary failure does not', () => {
  expect(isMissing(apiError('NOT_FOUND'))).toBe(true);
  expect(isMissing(apiError('BAD_REQUEST'))).toBe(true);
  expect(isMissing(apiError('SERVICE_UNAVAILABLE'))).toBe(false);
  expect(isMissing(new TypeError('Failed to fetch'))).toBe(false);
});

const NO_RESPONSE = 'No response from server. Please check your network connection.';
const refused = TRPCClientError.from({
  error: { code: -32009, message: 'This name is taken.', data: { code: 'CONFLICT', httpStatus: 409 } },
});
const unanswered = TRPCClientError.from(new TypeError('Failed to fetch'));
const unreadable = (status: number, statusText: string) =>
  TRPCClientError.from(new SyntaxError('Unexpected token'), {
    meta: { response: new Response('<html>', { status, statusText }) },
  });

test.each([
  ['the server', refused, 'This name is taken.', 'Server error: This name is taken.'],
  ['a lost connection', unanswered, NO_RESPONSE, NO_RESPONSE],
  ['a proxy', unreadable(502, 'Bad Gateway'), 'Bad Gateway', 'Server error: Bad Gateway'],
  ['an unreadable response', unreadable(200, 'OK'), 'Unexpected token', 'Error: Unexpected token'],
  ['the browser', new Error('No space left'), 'No space left', 'Error: No space left'],
])('a call that failed because of %s has an explanation', (_cause, error, message, explained) => {
  expect(callFailureMessage(error)).toBe(message);
  expect(explainCallFailure(error)).toBe(explained);
});
