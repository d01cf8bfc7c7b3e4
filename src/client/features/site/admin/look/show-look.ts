import { useEffect } from 'react';
import { lookAddress } from '#shared/appearance/look-address';
import { lookProperties } from '#shared/appearance/look-css';
import { type Look, typePairOf } from '#shared/appearance/looks';

/** No build has it: the sheet is not kept. */
const DIGEST = 'preview';

const wanted = new WeakMap<Document, Look>();

/** What is saved shows on this very page, too. */
export function useShownLook({ style, accent, type }: Look): void {
  useEffect(() => {
    void showLook(document, { style, accent, type });
  }, [style, accent, type]);
}

/** Puts a page into a look, whichever it had: the tints at once, style and type when their sheet is there. */
export async function showLook(page: Document, look: Look): Promise<void> {
  const { style, dataset } = page.documentElement;
  wanted.set(page, look);
  for (const [name, value] of Object.entries(lookProperties(look))) style.setProperty(name, value);
  await loadSheet(page, lookAddress({ ...look, accent: '' }, DIGEST));
  if (wanted.get(page) !== look) return;
  const type = typePairOf(look);
  if (look.style === 'instrument') delete dataset.style;
  else dataset.style = look.style;
  if (type === 'archivo') delete dataset.type;
  else dataset.type = type;
}

/** Sheets of other looks may stay: their rules are for pages that name them. */
async function loadSheet(page: Document, address: string): Promise<void> {
  const first = page.querySelector('link[rel="stylesheet"]:not([disabled])');
  if (!first || page.querySelector(`link[href="${address}"]`)) return;
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const loaded = new Promise(resolve => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
  // Before the sheets of screens, as the server has it.
  first.after(link);
  await loaded;
}
