const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

export type SplitMarkup = { preloads: string; body: string };

/**
 * React puts a preload of each picture that is not lazy ahead of the markup. In the page's head it stands before the
 * styles and scripts, so that the picture is asked for first of all.
 */
export function splitPreloads(markup: string): SplitMarkup {
  const [preloads = ''] = LEADING_PRELOADS.exec(markup) ?? [];
  return { preloads, body: markup.slice(preloads.length) };
}
