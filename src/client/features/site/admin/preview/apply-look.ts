import { useEffect } from 'react';
import { lookAddress, parseLookAddress } from '#shared/appearance/look-address';
import { lookProperties } from '#shared/appearance/look-css';
import { type Look, toTypePair } from '#shared/appearance/looks';
import { toVariants } from '#shared/appearance/style-variants';

/** This digest matches no build, so the browser does not cache the style sheet. */
const DIGEST = 'preview';

let requestedLook: Look | undefined;

/** Applies the saved look to the current page, too. */
export function useAppliedLook({ style, accent, type }: Look): void {
  useEffect(() => {
    void applyLook({ style, accent, type });
  }, [style, accent, type]);
}

/**
 * Applies a look to the page. The tints change at once, and style and type once their style sheet has loaded.
 */
export async function applyLook(look: Look): Promise<void> {
  const { style, dataset } = document.documentElement;
  requestedLook = look;
  for (const [name, value] of Object.entries(lookProperties(look))) style.setProperty(name, value);
  await loadSheet(look);
  if (requestedLook !== look) return;
  const type = toTypePair(look);
  if (look.style === 'instrument') delete dataset.style;
  else dataset.style = look.style;
  dataset.variants = toVariants(look.style);
  if (type === 'archivo') delete dataset.type;
  else dataset.type = type;
}

/**
 * Loads the style sheet of a look, unless the page has one with the same style and type. Sheets of other looks
 * stay, because their rules apply only to pages that name them.
 */
async function loadSheet(look: Look): Promise<void> {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]:not([disabled])')];
  const [first] = sheets;
  if (!first || sheets.some(sheet => isSheetOf(sheet, look))) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = lookAddress({ ...look, accent: '' }, DIGEST);
  const loaded = new Promise(resolve => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
  // The look comes before the style sheets of screens, as on the server.
  first.after(link);
  await loaded;
}

function isSheetOf(sheet: Element, look: Look): boolean {
  const found = parseLookAddress(sheet.getAttribute('href') ?? '')?.look;
  return found?.style === look.style && found.type === toTypePair(look);
}
