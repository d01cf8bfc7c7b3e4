/** Rejects a drawing, with a message for the owner. */
export class UnsafeSvgError extends Error {
  override name = 'UnsafeSvgError';
}
