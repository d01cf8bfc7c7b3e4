import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { errorCode, isMissing, isTemporary } from '../../src/client/lib/api/error-code';

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
