/** The error code of a node without the majority of its cluster, which answers but executes nothing. */
const REFUSED_BY_NODE = 'ER_UNKNOWN_COM_ERROR';
/** The error code of a commit that failed on a cluster. If the node was cut off, the others may have made it. */
const COMMIT_FAILED = 'ER_ERROR_DURING_COMMIT';

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
  REFUSED_BY_NODE,
  COMMIT_FAILED,
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_IOERR',
]);

/** Error codes of a full disk, from the system, SQLite and the server. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL']);

/**
 * Error codes of a transaction that can run again: the server has undone it, or one of its statements, and TypeORM then
 * rolls back the rest.
 */
const UNDONE = new Set(['ER_LOCK_DEADLOCK', 'ER_CHECKREAD', 'ER_LOCK_WAIT_TIMEOUT']);
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

/**
 * Returns true for a deadlock, a lock that was not free in time, and a transaction that another node of a cluster
 * has overtaken. A broken connection is none of these, because its commit may have succeeded.
 */
export function isUndone(error: unknown): boolean {
  return errorChain(error).some(one => UNDONE.has(toCode(one)));
}

/** Returns true if the node has lost its cluster and executed nothing. Another one may run the transaction. */
export function isRefusedByNode(error: unknown): boolean {
  return errorChain(error).some(one => toCode(one) === REFUSED_BY_NODE);
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
