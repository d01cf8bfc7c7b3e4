/** The colours of src/client/ui/styles/tokens.css in the light: a picture has no theme. */
export const COLOURS = {
  bg: '#f2f4f4',
  surface: '#ffffff',
  line: '#d3dada',
  grid: '#e6ebeb',
  ink: '#12181a',
  ink2: '#414b4e',
  ink3: '#566264',
  accent: '#be3a00',
  ok: '#17693a',
  warn: '#7f4e00',
  info: '#1b5cad',
} as const;

/** The mark in a square of 32, as in src/client/public/favicon.svg: a graduation of five ticks and its needle. */
export const BRAND_MARK = [
  `<path fill="none" stroke="${COLOURS.ink}" stroke-width="2" d="M4 6v20M10 6v11M22 6v11M28 6v20"/>`,
  `<path fill="none" stroke="${COLOURS.accent}" stroke-width="3" d="M16 4v24"/>`,
].join('');
