/** Tells those who cannot see it what has just happened, at once. */
export function LiveRegion({ words }: { words: string }) {
  return (
    <p role="status" aria-live="assertive" className="visually-hidden">
      {words}
    </p>
  );
}
