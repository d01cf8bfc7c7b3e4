import { QueryFailedError } from 'typeorm';
import { describe, expect, test } from 'vitest';
import {
  errorCode,
  isDeadlock,
  isDiskFull,
  isDuplicate,
  isUnavailable,
} from '../../src/server/core/database-error';

function failure(code: string, message = code): Error {
  return Object.assign(new Error(message), { code });
}

/** As TypeORM wraps what a driver throws. */
function queryFailure(code: string): Error {
  return new QueryFailedError('SELECT 1', [], failure(code));
}

describe('a database that is away', () => {
  const AWAY = [
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'ETIMEDOUT',
    'PROTOCOL_CONNECTION_LOST',
    'ER_SERVER_SHUTDOWN',
    'ER_CON_COUNT_ERROR',
    'ER_TOO_MANY_USER_CONNECTIONS',
    'ER_USER_LIMIT_REACHED',
    'SQLITE_BUSY',
    'SQLITE_IOERR_WRITE',
  ];

  test('is recognised by its code, plain or wrapped', () => {
    const waysOf = (code: string) => [
      failure(code),
      queryFailure(code),
      new Error('outer', { cause: queryFailure(code) }),
    ];
    expect(AWAY.filter(code => !waysOf(code).every(isUnavailable))).toEqual([]);
  });

  test('is not what other codes mean', () => {
    const codes = ['ER_PARSE_ERROR', 'ER_ACCESS_DENIED_ERROR', 'SQLITE_CONSTRAINT_UNIQUE', 'ENOENT'];
    expect(codes.filter(code => [failure(code), queryFailure(code)].some(isUnavailable))).toEqual([]);
  });

  test('is recognised by code, never by words', () => {
    expect(isUnavailable(new Error('ECONNREFUSED'))).toBe(false);
    expect(isUnavailable('ECONNREFUSED')).toBe(false);
    expect(isUnavailable(undefined)).toBe(false);
  });
});

test('a full disk is recognised on every engine, and as nothing that passes', () => {
  const codes = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'];
  expect(codes.filter(code => ![failure(code), queryFailure(code)].every(isDiskFull))).toEqual([]);
  expect(codes.filter(code => isUnavailable(failure(code)))).toEqual([]);
  expect(isDiskFull(failure('EROFS'))).toBe(false);
});

test('a lost deadlock is recognised', () => {
  expect(isDeadlock(queryFailure('ER_LOCK_DEADLOCK'))).toBe(true);
  expect(isDeadlock(queryFailure('ER_DUP_ENTRY'))).toBe(false);
});

test('a duplicate is recognised on every engine and not mistaken for another broken constraint', () => {
  const codes = ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'];
  expect(codes.filter(code => !isDuplicate(queryFailure(code)))).toEqual([]);
  expect(isDuplicate(queryFailure('SQLITE_CONSTRAINT_NOTNULL'))).toBe(false);
});

describe('the code of an error', () => {
  test('is the outermost one there is', () => {
    expect(errorCode(new Error('outer', { cause: failure('INNER') }))).toBe('INNER');
    expect(errorCode(queryFailure('ER_BAD'))).toBe('ER_BAD');
  });

  test('is empty without one', () => {
    expect(errorCode(new Error('plain'))).toBe('');
    expect(errorCode('text')).toBe('');
    expect(errorCode(Object.assign(new Error('number'), { code: 42 }))).toBe('');
  });

  test('is found in an error that causes itself', () => {
    const circular = new Error('round');
    circular.cause = circular;
    expect(errorCode(circular)).toBe('');
  });
});
