import { EnvironmentError } from './core/config/env';
import { explainPathFailure } from './core/errors/explain-path-failure';
import { StartError } from './core/errors/start-error';
import { createLogger } from './core/runtime/logger';

/** Says why the start failed: in the lines of the log where they are JSON, and in plain words on a terminal. */
export function reportStartFailure(error: unknown, folders: Record<string, string>): void {
  const reason = explain(error, folders);
  if (process.stdout.isTTY) {
    process.stderr.write(`${reason ?? (error instanceof Error ? error.stack : String(error))}\n`);
    return;
  }
  const log = createLogger('fatal', process.stderr);
  if (reason !== null) log.fatal(reason);
  else log.fatal({ error }, 'the start failed');
}

/** Explains what the person who starts the site can correct, and returns null for any other failure. */
function explain(error: unknown, folders: Record<string, string>): string | null {
  if (error instanceof EnvironmentError || error instanceof StartError) return error.message;
  return explainPathFailure(error, folders);
}
