/** Announces a message to screen readers at once. */
export function LiveRegion({ words }: { words: string }) {
  return (
    <p role="status" aria-live="assertive" className="visually-hidden">
      {words}
    </p>
  );
}
