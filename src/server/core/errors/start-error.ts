/** Explains why the server cannot start. The process prints the message and exits with 1. */
export class StartError extends Error {
  override name = 'StartError';
}
