/** Loaded with the first picture: until then it would only take memory. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Each picture is worked on once: nothing of it is worth keeping, and one thread is enough.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
