import { useEffect } from 'react';
import { lookAddress } from '#shared/appearance/look-address';
import { lookProperties } from '#shared/appearance/look-css';
import { type Look, toTypePair } from '#shared/appearance/looks';

/** This digest matches no build, so the browser does not cache the style sheet. */
const DIGEST = 'preview';

const requestedLooks = new WeakMap<Document, Look>();

/** Applies the saved look to the current page, too. */
export function useAppliedLook({ style, accent, type }: Look): void {
  useEffect(() => {
    void applyLook(document, { style, accent, type });
  }, [style, accent, type]);
}

/**
 * Applies a look to a page. The tints change at once, and style and type once their style sheet has loaded.
 */
export async function applyLook(page: Document, look: Look): Promise<void> {
  const { style, dataset } = page.documentElement;
  requestedLooks.set(page, look);
  for (const [name, value] of Object.entries(lookProperties(look))) style.setProperty(name, value);
  await loadSheet(page, lookAddress({ ...look, accent: '' }, DIGEST));
  if (requestedLooks.get(page) !== look) return;
  const type = toTypePair(look);
  if (look.style === 'instrument') delete dataset.style;
  else dataset.style = look.style;
  if (type === 'archivo') delete dataset.type;
  else dataset.type = type;
}

/**
 * Loads a style sheet. Sheets of other looks stay, because their rules apply only to pages that name them.
 */
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
  // The look comes before the style sheets of screens, as on the server.
  first.after(link);
  await loaded;
}
