/** Loads sharp with the first image, which saves memory until then. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Each image is processed once, so a cache is useless and one thread is enough.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
