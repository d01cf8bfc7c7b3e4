import { TRPCError } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../../src/server/core/app-error';
import { describeError, recogniseError, retryAfterSeconds } from '../../src/server/core/error-body';
import { toTrpcError } from '../../src/server/http/error-response';

const SECRET = 'SELECT password FROM owner';

describe('what a caller reads of a failure', () => {
  test('an unexpected error shows its request id and nothing else', () => {
    const error = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: SECRET, cause: new Error(SECRET) });
    expect(describeError(error, 'abc')).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Internal server error (request abc)',
    });
    expect(describeError(error)).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Internal server error',
    });
  });

  test('a failed validation lists what is wrong and where', () => {
    const { error: cause } = z.object({ list: z.array(z.string()) }).safeParse({ list: ['a', 1] });
    expect(describeError(new TRPCError({ code: 'BAD_REQUEST', cause }))).toEqual({
      code: 'BAD_REQUEST',
      message: 'List 2: Invalid input: expected string, received number',
      issues: [{ path: ['list', 1], message: expect.any(String) }],
    });
  });

  test('of thousands of faults the first hundred are listed', () => {
    const { error: cause } = z.array(z.string()).safeParse(Array.from({ length: 9_999 }, () => 7));
    const { issues } = describeError(new TRPCError({ code: 'BAD_REQUEST', cause }));
    expect(issues).toHaveLength(100);
    expect(issues?.at(-1)?.path).toEqual([99]);
  });

  test('an output that does not fit is masked, although its cause is a validation', () => {
    const { error: cause } = z.object({ secret: z.string() }).safeParse({});
    const body = describeError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }));
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test('a service’s own issues are passed on', () => {
    const issues = [{ path: ['category'], message: 'Needed' }];
    const cause = new AppError('BAD_REQUEST', 'No', { issues });
    expect(describeError(new TRPCError({ code: 'BAD_REQUEST', message: 'No', cause }))).toEqual({
      code: 'BAD_REQUEST',
      message: 'No',
      issues,
    });
  });
});

test('only a caller over a limit is told to wait', () => {
  const cause = new AppError('TOO_MANY_REQUESTS', 'Slowly', { retryAfterSeconds: 7 });
  expect(retryAfterSeconds(new TRPCError({ code: 'TOO_MANY_REQUESTS', cause }))).toBe(7);
  expect(retryAfterSeconds(new TRPCError({ code: 'NOT_FOUND' }))).toBeUndefined();
});

describe('a thrown error', () => {
  test('is known when a service threw it or the database is away', () => {
    expect(recogniseError(new AppError('CONFLICT', 'Changed'))).toEqual({
      code: 'CONFLICT',
      message: 'Changed',
    });
    expect(recogniseError(Object.assign(new Error(SECRET), { code: 'ECONNREFUSED' }))).toEqual({
      code: 'SERVICE_UNAVAILABLE',
      message: 'The database is not available, please try again',
    });
    expect(recogniseError(new Error(SECRET))).toBeNull();
  });

  const BODY_ERRORS = [
    ['entity.parse.failed', 'BAD_REQUEST'],
    ['entity.too.large', 'PAYLOAD_TOO_LARGE'],
    ['charset.unsupported', 'UNSUPPORTED_MEDIA_TYPE'],
    ['encoding.unsupported', 'UNSUPPORTED_MEDIA_TYPE'],
    ['request.aborted', 'BAD_REQUEST'],
    ['something.else', 'INTERNAL_SERVER_ERROR'],
  ];

  const translate = (thrown: unknown) => toTrpcError(thrown, { explain: async error => error });

  test.each(BODY_ERRORS)('of the body parser of type %s has the code %s', async (type, code) => {
    expect(await translate(Object.assign(new Error('body'), { type }))).toMatchObject({ code });
  });

  test('of tRPC stays as it is', async () => {
    const error = new TRPCError({ code: 'FORBIDDEN' });
    expect(await translate(error)).toBe(error);
  });

  test('that is no error at all is an internal one', async () => {
    expect(await translate('oops')).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  });

  test('is told as what the database finds to be its cause', async () => {
    const cause = new AppError('SERVICE_UNAVAILABLE', 'The site has been updated');
    const error = await toTrpcError(new Error('no such column'), { explain: async () => cause });
    expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: 'The site has been updated', cause });
  });
});
