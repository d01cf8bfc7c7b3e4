/** Reads a number such as BENCH_ROWS=500, which makes a bench shorter or longer than its default. */
export function readSetting(name: `BENCH_${string}`, defaultValue: number): number {
  const { [name]: text } = process.env;
  const value = text === undefined ? defaultValue : Number(text);
  if (!(value > 0)) throw new Error(`${name} must be a positive number, not '${text}'.`);
  return value;
}

/** Returns true if any setting is changed, so that the figures are not comparable. */
export function isCustomRun(): boolean {
  return Object.keys(process.env).some(name => name.startsWith('BENCH_'));
}
