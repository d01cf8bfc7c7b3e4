import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** Where this reporter writes the messages of errors that belong to no test, as JSON: vitest's own report leaves them out. */
export const UNHANDLED_ERRORS_FILE = 'UNHANDLED_ERRORS_FILE';

export default class UnhandledErrorsReporter implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env[UNHANDLED_ERRORS_FILE];
    if (file !== undefined) writeFileSync(file, JSON.stringify(errors.map(error => error.message)));
  }
}
