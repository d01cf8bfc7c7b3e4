import type { LookStyle } from './looks';

const COLUMN = { instrument: 0, editorial: 1, terminal: 2 } as const satisfies Record<LookStyle, number>;

/**
 * The sizes and lines that differ between the styles, in the order of the columns. Colors are in palettes.ts.
 */
export const STYLE_TOKENS = {
  '--r-1': ['2px', '0', '0'],
  '--r-2': ['4px', '0', '0'],
  '--r-3': ['6px', '0', '0'],
  '--r-4': ['10px', '0', '0'],
  '--r-round': ['50%', '50%', '0'],
  // Pages grow with windows that are wider than 90rem, up to 105rem.
  '--wrap': ['clamp(75rem, 80vw, 84rem)', 'clamp(66rem, 70.5vw, 74rem)', '74rem'],
  '--section': ['clamp(3.5rem, 6.7vw, 6rem)', 'clamp(3.5rem, 6.7vw, 6rem)', 'clamp(2.5rem, 5vw, 4.5rem)'],
  '--nav-h': ['4rem', '4rem', '3rem'],
  '--focus-offset': ['-2px', '4px', '-2px'],
  // These tokens set the type.
  '--fs-13': ['0.8125rem', '0.8125rem', '0.78125rem'],
  '--fs-16': ['1rem', '1rem', '0.9375rem'],
  '--fs-18': ['1.125rem', '1.125rem', '1rem'],
  '--fs-22': ['1.375rem', '1.375rem', '1.125rem'],
  '--fs-28': ['1.75rem', '1.75rem', '1.25rem'],
  '--fs-36': [
    'clamp(1.75rem, 1.35rem + 1.7vw, 2.25rem)',
    'clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem)',
    'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
  ],
  '--fs-48': [
    'clamp(2.125rem, 1.5rem + 2.6vw, 3rem)',
    'clamp(2.375rem, 1.7rem + 2.8vw, 3.5rem)',
    'clamp(1.5rem, 1.25rem + 1vw, 2rem)',
  ],
  '--fs-72': [
    'clamp(2.5rem, 1.4rem + 4.4vw, clamp(4.75rem, 6.67vw - 1.25rem, 5.75rem))',
    'clamp(2.75rem, 1.5rem + 5vw, 5.5rem)',
    'clamp(1.875rem, 1.3rem + 2.4vw, 3rem)',
  ],
  '--fs-entry': ['var(--fs-18)', 'var(--fs-22)', 'var(--fs-18)'],
  '--fs-card': ['var(--fs-22)', 'var(--fs-36)', 'var(--fs-18)'],
  // The introduction of the home page.
  '--fs-intro': ['var(--fs-18)', 'clamp(var(--fs-18), 0.85rem + 1.1vw, var(--fs-22))', 'var(--fs-18)'],
  // The header, the footer and tabs.
  '--fs-frame': ['var(--fs-14)', '1rem', 'var(--fs-14)'],
  '--fs-brand': ['1em', '1.25rem', '1em'],
  '--fs-counter': ['var(--fs-48)', 'var(--fs-36)', 'var(--fs-36)'],
  '--fs-name': ['7.5rem', '7.5rem', 'clamp(1.5rem, 1.2rem + 1.6vw, 2.5rem)'],
  '--lh-tight': ['1.04', '1.04', '1.2'],
  '--quote': ['500', 'italic 400', '500'],
  '--lh-text': ['1.6', '1.65', '1.5'],
  // These tokens set the lines between rows and the edges of large parts.
  '--divider': ['solid', 'solid', 'dashed'],
  '--panel-line': ['1px solid var(--line)', '1px solid var(--line)', '1px dashed var(--control)'],
  '--image-line': ['1px solid var(--line)', '0', '1px dashed var(--control)'],
  '--header-line': ['1px solid var(--line)', '1px solid transparent', '1px dashed var(--control)'],
  '--part-line': ['1px solid var(--control)', '1px solid var(--ink)', '1px dashed var(--control)'],
  // The line between the sections of an item.
  '--section-line': ['1px solid var(--line)', '1px solid var(--ink)', '1px dashed var(--line)'],
  '--footer-cell-line': ['1px solid var(--line)', '0', '0'],
  '--footer-cell': ['var(--s-6)', 'var(--s-6) 0', 'var(--s-4) 0'],
  // This token sets the background of parts that span the page.
  '--band': ['var(--surface)', 'none', 'none'],
  // The share of an event's own tint in its background. The rest is the accent.
  '--tint-share': ['100%', '100%', '15%'],
  // These tokens show or hide decoration.
  '--graduations': ['block', 'none', 'block'],
  '--strip': ['flex', 'none', 'flex'],
  '--icons': ['inline-grid', 'none', 'inline-grid'],
  // These tokens set parts of pages.
  '--plate': ['2.75rem', '0rem', '1.25rem'],
  '--plate-line': ['1px solid var(--line)', '0', '0'],
  '--strip-h': ['60px', '60px', '40px'],
  '--fold-h': ['3.5rem', '3.5rem', '3rem'],
  '--hero-h': ['calc(100svh - var(--nav-h))', '0', '0'],
  '--counters-h': ['10.5rem', 'auto', 'auto'],
  '--hero-space': ['var(--s-8)', 'clamp(var(--s-8), 12svh, 8rem)', 'var(--s-10)'],
  '--hero-figure-w': ['33.5rem', '24rem', '26rem'],
  '--chip-gap': ['6px', 'var(--s-4)', '6px'],
} as const satisfies Record<`--${string}`, readonly [string, string, string]>;

/** Returns the declarations of the tokens of a style. */
export function tokenDeclarations(style: LookStyle): [property: string, value: string][] {
  return Object.entries(STYLE_TOKENS).map(([property, values]) => [property, values[COLUMN[style]]]);
}
