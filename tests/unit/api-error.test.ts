import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { errorCode, isMissing, isTemporary } from '../../src/client/lib/api/api-error';
import { callFailureMessage, explainCallFailure } from '../../src/client/lib/api/call-failure';

function apiError(code: string): TRPCClientError<never> {
  return TRPCClientError.from({ error: { message: code, code: -32000, data: { code } } });
}

test('the code of an API error is read', () => {
  expect(errorCode(apiError('NOT_FOUND'))).toBe('NOT_FOUND');
});

test('the code is read from an error that came with the page', () => {
  expect(errorCode({ message: 'gone', data: { code: 'NOT_FOUND' } })).toBe('NOT_FOUND');
});

test('what is no answer has no code', () => {
  const others = [
    new TypeError('Failed to fetch'),
    TRPCClientError.from(new TypeError('Failed to fetch')),
    { data: { code: 404 } },
    { data: null },
    null,
    undefined,
    'NOT_FOUND',
  ];
  expect(others.filter(error => errorCode(error) !== null)).toEqual([]);
});

test('a server in trouble, or no answer at all, is temporary', () => {
  const codes = ['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'TIMEOUT'];
  expect(codes.filter(code => !isTemporary(apiError(code)))).toEqual([]);
  expect(isTemporary(new TypeError('Failed to fetch'))).toBe(true);
});

test('a refusal stays as it is', () => {
  const codes = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST', 'CONFLICT'];
  expect(codes.filter(code => isTemporary(apiError(code)))).toEqual([]);
});

test('an id that is unknown or none means that there is nothing; what cannot be had now is not missing', () => {
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
const rubbish = (status: number, statusText: string) =>
  TRPCClientError.from(new SyntaxError('Unexpected token'), {
    meta: { response: new Response('<html>', { status, statusText }) },
  });

test.each([
  ['the server', refused, 'This name is taken.', 'Server error: This name is taken.'],
  ['nobody', unanswered, NO_RESPONSE, NO_RESPONSE],
  ['something before the server', rubbish(502, 'Bad Gateway'), 'Bad Gateway', 'Server error: Bad Gateway'],
  ['a stranger in its place', rubbish(200, 'OK'), 'Unexpected token', 'Error: Unexpected token'],
  ['the page itself', new Error('No space left'), 'No space left', 'Error: No space left'],
])('a call that %s ended is told in words', (_who, error, message, explained) => {
  expect(callFailureMessage(error)).toBe(message);
  expect(explainCallFailure(error)).toBe(explained);
});
