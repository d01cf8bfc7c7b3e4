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

test.each([
  [new TypeError('Failed to fetch')],
  [TRPCClientError.from(new TypeError('Failed to fetch'))],
  [{ data: { code: 404 } }],
  [{ data: null }],
  [null],
  [undefined],
  ['NOT_FOUND'],
])('what is no answer has no code: %j', error => {
  expect(errorCode(error)).toBeNull();
});

test.each(['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'TIMEOUT'])('%s is temporary', code => {
  expect(isTemporary(apiError(code))).toBe(true);
});

test('no answer is temporary', () => {
  expect(isTemporary(new TypeError('Failed to fetch'))).toBe(true);
});

test.each(['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST', 'CONFLICT'])('%s stays as it is', code =>
  expect(isTemporary(apiError(code))).toBe(false),
);

test.each(['NOT_FOUND', 'BAD_REQUEST'])('%s of an id means that there is nothing', code =>
  expect(isMissing(apiError(code))).toBe(true),
);

test('what cannot be had now is not missing', () => {
  expect(isMissing(apiError('SERVICE_UNAVAILABLE'))).toBe(false);
  expect(isMissing(new TypeError('Failed to fetch'))).toBe(false);
});
