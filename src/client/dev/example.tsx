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

/** Returns the address of a drawing of this size, so that the examples need no uploads. */
export function drawPicture(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#888"/><circle cx="50%" cy="50%" r="25%" fill="#ccc"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The address of a file that is not a picture. */
export const BROKEN_PICTURE = 'data:image/png,';
