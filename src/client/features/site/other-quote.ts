/** The place of another quote than the current one, each as likely as the others; `current` is null before the first. */
export function otherQuote(count: number, current: number | null, random: () => number): number {
  if (current === null) return pick(count, random);
  if (count < 2) return 0;
  const place = pick(count - 1, random);
  return place < current ? place : place + 1;
}

function pick(count: number, random: () => number): number {
  return Math.min(count - 1, Math.floor(random() * count));
}
