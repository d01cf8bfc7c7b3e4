import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Environment } from '../config/env';
import { errorCode } from '../database/database-error';

export type { Logger };

/** Structured lines, on standard output unless told otherwise. Tokens and passwords never get here. */
export function createLogger(level: Environment['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: presentError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Every field by name: a failed query carries its parameters along, among them messages, addresses and hashes of
 * passwords.
 */
function presentError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return String(thrown);
  const { type, message, stack } = stdSerializers.err(thrown);
  const code = errorCode(thrown);
  return { type, message, ...(code === '' ? {} : { code }), stack };
}
