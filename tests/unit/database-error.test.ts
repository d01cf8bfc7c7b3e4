import { QueryFailedError } from 'typeorm';
import { expect, test } from 'vitest';
import {
  isDiskFull,
  isDuplicate,
  isRefusedByNode,
  isUnavailable,
  isUndone,
  toErrorCode,
} from '#server/core/database/database-error';

const failure = (code: string, message = code): Error => Object.assign(new Error(message), { code });

/** Wraps an error of the driver as TypeORM does. */
const queryFailure = (code: string): Error => new QueryFailedError('SELECT 1', [], failure(code));

const UNAVAILABLE_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'SQLITE_BUSY',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'SQLITE_IOERR_WRITE',
  'ER_USER_LIMIT_REACHED',
];

test('an unavailable database is recognized by its error code, plain or wrapped, and not by others or by the text of a message', () => {
  const createErrors = (code: string) => [
    failure(code),
    queryFailure(code),
    new Error('outer', { cause: queryFailure(code) }),
  ];
  expect(UNAVAILABLE_CODES.filter(code => !createErrors(code).every(isUnavailable))).toEqual([]);
  const codes = ['ER_PARSE_ERROR', 'ER_ACCESS_DENIED_ERROR', 'SQLITE_CONSTRAINT_UNIQUE', 'ENOENT'];
  expect(codes.filter(code => [failure(code), queryFailure(code)].some(isUnavailable))).toEqual([]);
  expect(isUnavailable(new Error('ECONNREFUSED'))).toBe(false);
  expect(isUnavailable('ECONNREFUSED')).toBe(false);
  expect(isUnavailable(undefined)).toBe(false);
});

test('a full disk is recognized on every engine and is not temporary', () => {
  const codes = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'];
  expect(codes.filter(code => ![failure(code), queryFailure(code)].every(isDiskFull))).toEqual([]);
  expect(codes.filter(code => isUnavailable(failure(code)))).toEqual([]);
  expect(isDiskFull(failure('EROFS'))).toBe(false);
});

test('a transaction that the server has undone and a node without its cluster are recognized', () => {
  for (const code of ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT'])
    expect(isUndone(queryFailure(code))).toBe(true);
  for (const code of ['ER_DUP_ENTRY', 'PROTOCOL_CONNECTION_LOST', 'ECONNRESET'])
    expect(isUndone(queryFailure(code))).toBe(false);
  const judge = (code: string) => [isRefusedByNode(queryFailure(code)), isUnavailable(queryFailure(code))];
  expect(judge('ER_UNKNOWN_COM_ERROR')).toEqual([true, true]);
  // The other nodes may have made this commit.
  expect(judge('ER_ERROR_DURING_COMMIT')).toEqual([false, true]);
  expect(judge('ER_LOCK_DEADLOCK')).toEqual([false, false]);
});

test('a duplicate is recognized on every engine and distinguished from other constraint violations', () => {
  const codes = ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'];
  expect(codes.filter(code => !isDuplicate(queryFailure(code)))).toEqual([]);
  expect(isDuplicate(queryFailure('SQLITE_CONSTRAINT_NOTNULL'))).toBe(false);
});

test('the code of an error is the outermost one in its chain of causes, or empty', () => {
  expect(toErrorCode(new Error('outer', { cause: failure('INNER') }))).toBe('INNER');
  expect(toErrorCode(queryFailure('ER_BAD'))).toBe('ER_BAD');
  expect(toErrorCode(new Error('plain'))).toBe('');
  expect(toErrorCode('text')).toBe('');
  expect(toErrorCode(Object.assign(new Error('number'), { code: 42 }))).toBe('');
  const circular = new Error('round');
  circular.cause = circular;
  expect(toErrorCode(circular)).toBe('');
});
