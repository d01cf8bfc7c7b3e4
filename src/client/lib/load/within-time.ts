/** How long a page that is opened waits for its data: what is later shows as loading there. */
export const DATA_WAIT_MS = 250;

/** Waits until all of it has settled, but no longer than this. */
export async function withinTime(ms: number, work: Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise(resolve => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([Promise.allSettled(work), late]);
  clearTimeout(timer);
}
