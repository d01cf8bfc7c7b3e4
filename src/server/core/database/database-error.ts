/** Codes of a database that does not answer now and may answer later: system calls, mysql2, the server and SQLite. */
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

/** Codes of a disk without room: of the system, of SQLite and of the server. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL']);

const DEADLOCK = new Set(['ER_LOCK_DEADLOCK', 'ER_CHECKREAD']);
const DUPLICATE = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE']);

/** True when there is no room left, for files or for the database: trying again does not help. */
export function isDiskFull(error: unknown): boolean {
  return errorChain(error).some(one => DISK_FULL.has(getCode(one)));
}

/** True when the database is away or too busy: the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  return errorChain(error).some(
    one => UNAVAILABLE.has(getCode(one)) || getCode(one).startsWith('SQLITE_IOERR'),
  );
}

export function isDeadlock(error: unknown): boolean {
  return errorChain(error).some(one => DEADLOCK.has(getCode(one)));
}

/** True when a row with the same key is there already. */
export function isDuplicate(error: unknown): boolean {
  return errorChain(error).some(one => DUPLICATE.has(getCode(one)));
}

/** The error, what it wraps, and what that wraps in turn. */
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

/** The first code that the error or what it wraps carries; '' without one. */
export function errorCode(error: unknown): string {
  return (
    errorChain(error)
      .map(getCode)
      .find(code => code !== '') ?? ''
  );
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
