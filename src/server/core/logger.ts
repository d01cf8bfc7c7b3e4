import { type Logger, pino, stdSerializers } from 'pino';
import type { Environment } from './env';

export type { Logger };

/** Structured lines on standard output. Tokens and passwords never get here: nothing logs headers or bodies. */
export function createLogger(level: Environment['logLevel']): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: stdSerializers.err },
  });
}
