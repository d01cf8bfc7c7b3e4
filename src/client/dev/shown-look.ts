import { LOOK_STYLES, type Look, type LookStyle, type Theme } from '#shared/appearance/looks';

export const THEMES = ['light', 'dark'] as const;

/** Returns the address of the examples in a style and a theme. */
export function examplesAddress(style: LookStyle, theme: Theme): string {
  return `/dev/examples?${new URLSearchParams({ style, theme })}`;
}

/** Reads the style and the theme from the address of the examples. */
export function parseShownLook(search: string): { look: Look; theme: Theme } {
  const values = new URLSearchParams(search);
  const style = LOOK_STYLES.find(value => value === values.get('style')) ?? 'instrument';
  const theme = THEMES.find(value => value === values.get('theme')) ?? 'light';
  return { look: { style, accent: '', type: 'style' }, theme };
}
