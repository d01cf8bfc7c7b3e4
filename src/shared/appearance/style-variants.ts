import type { LookStyle } from './looks';

/**
 * The variants of parts that each style chooses. Without one, a part has its plain form. `<html>` lists them in
 * `data-variants`, and the style sheet of the part says what a variant changes.
 */
export const STYLE_VARIANTS = {
  instrument: [],
  editorial: [
    'chip-words',
    'entry-ruled',
    'field-line',
    'footer-words',
    'interest-rows',
    'numeral-plain',
    'role-italic',
    'section-margin',
  ],
  terminal: ['chip-brackets', 'entry-boxed', 'interest-rows', 'prompts', 'section-ruled', 'tab-filled'],
} as const satisfies Record<LookStyle, readonly string[]>;

/** Returns the value of `data-variants` for a style. It is empty for the first style. */
export function toVariants(style: LookStyle): string {
  return STYLE_VARIANTS[style].join(' ');
}
