/** Measures the milliseconds of each run, one run after another. */
export async function measureTimes(runs: number, work: (run: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    await work(run);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Returns the median: the upper of the two middle values if their number is even. */
export function toMedian(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function formatMs(milliseconds: number, digits = 1): string {
  return `${milliseconds.toFixed(digits)} ms`;
}

export function formatSeconds(milliseconds: number, digits = 1): string {
  return `${(milliseconds / 1_000).toFixed(digits)} s`;
}

export function formatMiB(mebibytes: number | null): string {
  return mebibytes === null ? 'unknown' : `${mebibytes.toFixed(0)} MiB`;
}

export function formatKb(bytes: number, digits = 1): string {
  return `${(bytes / 1_000).toFixed(digits)} kB`;
}
