import { type ComponentProps, lazy } from 'react';
// This import adds the styles to the page. The code loads only when the browser renders a figure.
import drawing from '#client/features/site/drawing/drawing.module.css';
import type { LayerDrawing as LayerDrawingCode } from '#client/features/site/drawing/drawings';
import stack from '#client/features/site/drawing/stack-drawing.module.css';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
import { hasHero } from '#shared/appearance/looks';
import type { SiteSettings } from '#shared/contract/site';
import hero from './hero.module.css';

const LazyLayer = lazy(async () => ({
  default: (await import('#client/features/site/drawing/drawings')).LayerDrawing,
}));
const LazyHero = lazy(async () => ({ default: (await import('./hero')).HeroFigure }));

export function LazyLayerDrawing(props: ComponentProps<typeof LayerDrawingCode>) {
  return (
    <PreserveServerHtml className={drawing.standIn}>
      <LazyLayer {...props} />
    </PreserveServerHtml>
  );
}

/** Shows the figure beside the headline, or nothing if the chosen one has no content. */
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
