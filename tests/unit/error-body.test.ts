import { TRPCError } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '#server/core/errors/app-error';
import { describeError, recognizeError, retryAfterSeconds } from '#server/core/errors/error-body';
import '#shared/contract/common';
import { toTrpcError } from '#server/http/requests/error-response';

const SECRET = 'SELECT password FROM owner';

test('the error body contains only the request ID of an unexpected error or an invalid output', () => {
  const error = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: SECRET, cause: new Error(SECRET) });
  expect(describeError(error, 'abc')).toEqual({
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Internal server error (request abc)',
  });
  expect(describeError(error)).toEqual({ code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' });
  const { error: cause } = z.object({ secret: z.string() }).safeParse({});
  const body = describeError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }));
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('the error body lists the path and message of each validation issue', () => {
  const { error: cause } = z.object({ list: z.array(z.string()) }).safeParse({ list: ['a', 1] });
  expect(describeError(new TRPCError({ code: 'BAD_REQUEST', cause }))).toEqual({
    code: 'BAD_REQUEST',
    message: 'List 2 must be text',
    issues: [{ path: ['list', 1], message: expect.any(String) }],
  });
});

test('the error body lists at most the first hundred issues', () => {
  const { error: cause } = z.array(z.string()).safeParse(Array.from({ length: 9_999 }, () => 7));
  const { issues } = describeError(new TRPCError({ code: 'BAD_REQUEST', cause }));
  expect(issues).toHaveLength(100);
  expect(issues?.at(-1)?.path).toEqual([99]);
});

test('the error body includes the issues of a service error', () => {
  const issues = [{ path: ['category'], message: 'Needed' }];
  const cause = new AppError('BAD_REQUEST', 'No', { issues });
  const found = describeError(new TRPCError({ code: 'BAD_REQUEST', message: 'No', cause }));
  expect(found).toEqual({ code: 'BAD_REQUEST', message: 'No', issues });
});

test('only a caller who exceeded a rate limit is asked to wait', () => {
  const cause = new AppError('TOO_MANY_REQUESTS', 'Slowly', { retryAfterSeconds: 7 });
  expect(retryAfterSeconds(new TRPCError({ code: 'TOO_MANY_REQUESTS', cause }))).toBe(7);
  expect(retryAfterSeconds(new TRPCError({ code: 'NOT_FOUND' }))).toBeUndefined();
});

describe('a thrown error', () => {
  test('is recognized if it comes from a service or an unavailable database', () => {
    expect(recognizeError(new AppError('CONFLICT', 'Changed'))).toEqual({
      code: 'CONFLICT',
      message: 'Changed',
    });
    expect(recognizeError(Object.assign(new Error(SECRET), { code: 'ECONNREFUSED' }))).toEqual({
      code: 'SERVICE_UNAVAILABLE',
      message: 'The database is not available. Please try again.',
    });
    expect(recognizeError(new Error(SECRET))).toBeNull();
  });

  const BODY_ERRORS = [
    ['entity.parse.failed', 'BAD_REQUEST'],
    ['entity.too.large', 'PAYLOAD_TOO_LARGE'],
    ['parameters.too.many', 'PAYLOAD_TOO_LARGE'],
    ['charset.unsupported', 'UNSUPPORTED_MEDIA_TYPE'],
    ['encoding.unsupported', 'UNSUPPORTED_MEDIA_TYPE'],
    ['request.aborted', 'BAD_REQUEST'],
    ['something.else', 'INTERNAL_SERVER_ERROR'],
  ];

  const translate = (thrown: unknown) => toTrpcError(thrown, { explain: async error => error });

  test.each(BODY_ERRORS)('with the body parser type %s gets the code %s', async (type, code) => {
    expect(await translate(Object.assign(new Error('body'), { type }))).toMatchObject({ code });
  });

  test('from tRPC is returned unchanged, and one that is not an Error object becomes an internal server error', async () => {
    const error = new TRPCError({ code: 'FORBIDDEN' });
    expect(await translate(error)).toBe(error);
    expect(await translate('oops')).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  });

  test('is replaced by the cause that the database finds', async () => {
    const cause = new AppError('SERVICE_UNAVAILABLE', 'The site has been updated');
    const error = await toTrpcError(new Error('no such column'), { explain: async () => cause });
    expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: 'The site has been updated', cause });
  });
});
