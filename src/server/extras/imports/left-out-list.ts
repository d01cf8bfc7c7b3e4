import type { LeftOut } from '#shared/extras/imports/import-contract';

/** Limits the list, because a malicious file may name 100,000 missing images. */
const MAX_LINES = 100;

export type LeftOutList = ReturnType<typeof createLeftOutList>;

/** Collects what an import leaves out. A file lists equal reasons once. Lines over the limit are only counted. */
export function createLeftOutList() {
  const lines: LeftOut[] = [];
  const reasons = new Set<string>();
  let file = '';
  let count = 0;

  function add({ from, reason }: LeftOut): void {
    // Files are read one after the other.
    if (from !== file) reasons.clear();
    file = from;
    if (reasons.has(reason)) return;
    reasons.add(reason);
    count += 1;
    if (lines.length < MAX_LINES) lines.push({ from, reason });
  }

  function toLines(): LeftOut[] {
    if (count <= MAX_LINES) return lines;
    const shown = lines.slice(0, MAX_LINES - 1);
    return [...shown, { from: 'Others', reason: `${count - shown.length} more reasons aren't shown.` }];
  }

  return { add, toLines };
}
