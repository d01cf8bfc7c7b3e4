import type { ReactNode } from 'react';

/** Labels one state of a part. */
export function Example({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="stack-2">
      <p className="note">{label}</p>
      {children}
    </div>
  );
}

/** Texts that break a layout which expects short ones. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';
export const LONG_TEXT =
  'A sentence that is much longer than the place it stands in, so that it wraps, is cut, or moves what is beside it.';
