import metrics from './metrics.json' with { type: 'json' };
import { type FaceRange, SITE_FONTS, type SiteFont, SUBSETS, WEIGHTS } from './site-fonts.ts';

/** The descriptors of a @font-face rule by name. */
export type FontFace = Record<string, string>;

/** The part of a font's measures that its stand-ins are scaled to, in em. `means` are by weight and width. */
type Metrics = { ascent: number; descent: number; means: Record<string, number> };

const MEASURED: Record<string, Metrics> = metrics;
/** From this weight on, the bold face is the better match. */
const BOLD_FROM = 600;

/**
 * Returns the faces of a font of the site and of the system fonts that are shown until it has loaded. Those are
 * scaled to its measures, so that the text does not move.
 */
export function listFontFaces(family: string): FontFace[] {
  const font = SITE_FONTS.find(each => each.family === family);
  const measured = MEASURED[family];
  if (!font || !measured) throw new Error(`The site has no font ${family}`);
  return [...listStandIns(font, measured), ...listSiteFaces(font)];
}

function listSiteFaces({ family, file, widths }: SiteFont): FontFace[] {
  return Object.entries(SUBSETS).map(([subset, ranges]) => ({
    'font-family': `"${family}"`,
    'font-weight': `${WEIGHTS.min} ${WEIGHTS.max}`,
    ...(widths && { 'font-stretch': `${widths.min}% ${widths.max}%` }),
    'font-display': 'swap',
    src: `url("/ui/styles/fonts/${file}-${subset}.woff2") format("woff2")`,
    'unicode-range': ranges,
  }));
}

function listStandIns({ standIns, faces }: SiteFont, { ascent, descent, means }: Metrics): FontFace[] {
  return standIns.flatMap(({ family, regular, bold = regular }) =>
    faces.flatMap(range =>
      splitWeights(range).map(({ from, to, weight, mean }) => {
        const local = weight >= BOLD_FROM ? bold : regular;
        const share = (means[mean] ?? Number.NaN) / local.mean;
        return {
          'font-family': `"${family}"`,
          'font-weight': `${from} ${to}`,
          'font-stretch': `${range.widths[0]}% ${range.widths[1]}%`,
          src: local.names.map(name => `local("${name}")`).join(', '),
          'size-adjust': percent(share),
          // The browser scales these values with the letters.
          'ascent-override': percent(ascent / share),
          'descent-override': percent(descent / share),
          'line-gap-override': '0%',
        };
      }),
    ),
  );
}

/** Lists the ranges of weights, each with the key of its measure. */
export function splitWeights({ width, weights }: FaceRange) {
  let next = 1;
  return Object.entries(weights).map(([to, weight]) => {
    const from = next;
    next = Number(to) + 1;
    return { from, to, weight, width, mean: width === undefined ? `${weight}` : `${weight} ${width}` };
  });
}

function percent(share: number): string {
  if (!Number.isFinite(share)) throw new Error('A measure is missing. Run `npm run fonts`.');
  return `${(share * 100).toFixed(1)}%`;
}
