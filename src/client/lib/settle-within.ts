/** Limits how long a navigation waits for data. Later data shows as loading. */
export const DATA_WAIT_MS = 250;

/** Waits until all promises have settled or the time is over. */
export async function settleWithin(ms: number, work: Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise(resolve => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([Promise.allSettled(work), late]);
  clearTimeout(timer);
}
