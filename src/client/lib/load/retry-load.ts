const AGAIN_AFTER_MS = 1_000;

/** Loads code, and tries once more: a network that was away for a moment must not cost a part of the page. */
export async function retryLoad<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise(resolve => setTimeout(resolve, AGAIN_AFTER_MS));
    return load();
  }
}
