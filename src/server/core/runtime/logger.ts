import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Environment } from '#server/core/config/env';
import { toErrorCode } from '#server/core/database/database-error';

export type { Logger };

/** Creates the logger of structured lines. Tokens and passwords are never logged. */
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
 * Presents named fields only. A failed query carries its parameters, which include messages, addresses and
 * password hashes.
 */
function presentError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return String(thrown);
  const { type, message, stack } = stdSerializers.err(thrown);
  const code = toErrorCode(thrown);
  return { type, message, ...(code === '' ? {} : { code }), stack };
}
