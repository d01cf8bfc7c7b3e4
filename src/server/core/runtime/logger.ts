import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import pretty from 'pino-pretty';
import type { Environment } from '#server/core/config/env';
import { toErrorCode } from '#server/core/database/database-error';

export type { Logger };

/**
 * Creates the logger, which writes lines for people on a terminal and JSON elsewhere. Tokens and passwords are never
 * logged.
 */
export function createLogger(
  level: Environment['logLevel'],
  destination: DestinationStream = process.stdout.isTTY ? readableLines(1) : pino.destination(1),
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: presentError },
  };
  return pino(options, destination);
}

/** Creates a stream that writes records as lines for people, to a file descriptor or another stream. */
export function readableLines(destination: number | NodeJS.WritableStream): DestinationStream {
  return pretty({ destination, sync: true, translateTime: 'SYS:HH:MM:ss', errorLikeObjectKeys: ['error'] });
}

/**
 * Presents named fields only. A failed query carries its parameters, which include messages, addresses and
 * password hashes.
 */
function presentError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return String(thrown);
  const { type, message, stack } = stdSerializers.err(thrown);
  const code = toErrorCode(thrown);
  return { type, message, ...(code === '' ? {} : { code }), stack };
}
