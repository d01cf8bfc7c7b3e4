/** Why the server cannot start, in words for the person who starts it. The process prints it and exits with 1. */
export class StartError extends Error {
  override name = 'StartError';
}
