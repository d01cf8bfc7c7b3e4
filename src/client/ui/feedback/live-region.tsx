/** Announces a message to screen readers at once. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <p role="status" aria-live="assertive" className="visually-hidden">
      {message}
    </p>
  );
}
