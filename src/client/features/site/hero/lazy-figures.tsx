import { type ComponentProps, lazy } from 'react';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
import { hasHero } from '#shared/appearance/looks';
import type { SiteSettings } from '#shared/contract/site';
// Imported here so that the page includes the styles; the code loads only when the browser renders a figure.
import drawing from '../drawing/drawing.module.css';
import type { LayerDrawing as LayerDrawingCode } from '../drawing/drawings';
import stack from '../drawing/stack-drawing.module.css';
import hero from './hero.module.css';

const LazyLayer = lazy(async () => ({ default: (await import('../drawing/drawings')).LayerDrawing }));
const LazyHero = lazy(async () => ({ default: (await import('./hero')).HeroFigure }));

export function LayerDrawing(props: ComponentProps<typeof LayerDrawingCode>) {
  return (
    <PreserveServerHtml className={drawing.standIn}>
      <LazyLayer {...props} />
    </PreserveServerHtml>
  );
}

/** The figure beside the headline; nothing if the chosen one has no content. */
export function Hero({ site }: { site: SiteSettings }) {
  const { topics, avatar, heroImage, heroImageAlt, ownerName } = site;
  if (!hasHero(site)) return null;
  const shown = { hero: site.hero, topics, avatar, heroImage, heroImageAlt, ownerName };
  return (
    <PreserveServerHtml key={JSON.stringify(shown)} className={`${stack.standIn} ${hero.standIn}`}>
      <LazyHero {...shown} />
    </PreserveServerHtml>
  );
}
