/** Milliseconds that the work takes. */
export async function timeOf(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Milliseconds of each of so many runs, one after the other. */
export async function timesOf(runs: number, work: (run: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timeOf(() => work(run)));
  return times;
}

/** The upper of the two middle values where their number is even. */
export function medianOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function inMs(milliseconds: number, digits = 1): string {
  return `${milliseconds.toFixed(digits)} ms`;
}

export function inSeconds(milliseconds: number, digits = 1): string {
  return `${(milliseconds / 1_000).toFixed(digits)} s`;
}

export function inMiB(mebibytes: number | null): string {
  return mebibytes === null ? 'unknown' : `${mebibytes.toFixed(0)} MiB`;
}

export function inKb(bytes: number, digits = 1): string {
  return `${(bytes / 1_000).toFixed(digits)} kB`;
}
