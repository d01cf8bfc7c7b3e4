import { type ComponentProps, lazy } from 'react';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
import { hasHero } from '#shared/appearance/looks';
import type { SiteSettings } from '#shared/contract/site';
// Used here so that the styles come with the page, while the code comes only when a figure is made in the browser.
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

/** What stands beside the words at the top of the home page; nothing where there is none of what the owner chose. */
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
