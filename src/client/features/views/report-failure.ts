/** A view that could not be recorded is no matter for the visitor: it is only logged (rule 10.2). */
export function reportFailure(error: unknown): void {
  console.info('The view was not recorded.', error);
}
