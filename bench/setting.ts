/** Reads a number such as BENCH_ROWS=500, which makes a bench shorter or longer than usual. */
export function setting(name: `BENCH_${string}`, usual: number): number {
  const { [name]: text } = process.env;
  const value = text === undefined ? usual : Number(text);
  if (!(value > 0)) throw new Error(`${name} must be a positive number, not '${text}'.`);
  return value;
}

/** Tells whether any setting differs from the usual one, so that the figures are not comparable. */
export function isTry(): boolean {
  return Object.keys(process.env).some(name => name.startsWith('BENCH_'));
}
