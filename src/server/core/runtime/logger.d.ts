import { type DestinationStream, type Logger } from 'pino';
import type { Environment } from '#server/core/config/env';
export type { Logger };
/**
 * Creates the logger, which writes lines for people on a terminal and JSON elsewhere. Tokens and passwords are never
 * logged.
 */
export declare function createLogger(level: Environment['logLevel'], destination?: DestinationStream): Logger;
/** Creates a stream that writes records as lines for people, to a file descriptor or another stream. */
export declare function readableLines(destination: number | NodeJS.WritableStream): DestinationStream;
