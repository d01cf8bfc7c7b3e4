/**
 * Error codes of a database that is temporarily unavailable, from system calls, mysql2, the server and
 * SQLite.
 */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_NORMAL_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_USER_LIMIT_REACHED',
  'ER_LOCK_WAIT_TIMEOUT',
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_IOERR',
]);

/** Error codes of a full disk, from the system, SQLite and the server. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL']);

const DEADLOCK = new Set(['ER_LOCK_DEADLOCK', 'ER_CHECKREAD']);
const DUPLICATE = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE']);

/** Returns true if the disk is full, for files or for the database. Retrying does not help. */
export function isDiskFull(error: unknown): boolean {
  return errorChain(error).some(one => DISK_FULL.has(toCode(one)));
}

/** Returns true if the database is unavailable or too busy. The caller may retry. */
export function isUnavailable(error: unknown): boolean {
  return errorChain(error).some(
    one => UNAVAILABLE.has(toCode(one)) || toCode(one).startsWith('SQLITE_IOERR'),
  );
}

export function isDeadlock(error: unknown): boolean {
  return errorChain(error).some(one => DEADLOCK.has(toCode(one)));
}

/** Returns true if a row with the same key exists. */
export function isDuplicate(error: unknown): boolean {
  return errorChain(error).some(one => DUPLICATE.has(toCode(one)));
}

function errorChain(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (
    let one = error;
    one instanceof Error && !chain.includes(one);
    one = 'driverError' in one ? one.driverError : one.cause
  ) {
    chain.push(one);
  }
  return chain;
}

/** Returns the first code of the error and its causes, or '' without one. */
export function toErrorCode(error: unknown): string {
  return (
    errorChain(error)
      .map(toCode)
      .find(code => code !== '') ?? ''
  );
}

function toCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Says why a file could not be written, to be put into a sentence. */
export function explainWriteFailure(cause: unknown): string {
  return isDiskFull(cause) ? 'the disk is full' : String(Object(cause).message ?? cause);
}
