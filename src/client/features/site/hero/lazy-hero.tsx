import { lazy, type ReactNode } from 'react';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
import { hasHero, toShownHero } from '#shared/appearance/looks';
import type { SiteSettings } from '#shared/contract/site';
// This import adds the styles to the page. The code loads only when the browser renders the figure.
import hero from './hero.module.css';
import type { InterestDrawings } from './interest-drawings';

const LazyHero = lazy(async () => ({ default: (await import('./hero')).HeroFigure }));

type HeroProps = {
  site: SiteSettings;
  drawings: InterestDrawings | null;
  /** Shown if the chosen figure has no content. */
  children: ReactNode;
};

/** Shows the figure beside the headline. */
export function Hero({ site, drawings, children }: HeroProps) {
  const { topics, avatar, heroImage, heroImageAlt, ownerName } = site;
  const shownHero = toShownHero({ hero: site.hero, avatar, hasDrawings: drawings !== null });
  if (site.hero === 'none') return null;
  if (!hasHero({ ...site, hero: shownHero })) return children;
  if (shownHero === 'drawing') return drawings && <drawings.Figure topics={topics} />;
  const shown = { hero: shownHero, avatar, heroImage, heroImageAlt, ownerName };
  return (
    <PreserveServerHtml key={JSON.stringify(shown)} className={hero.standIn}>
      <LazyHero {...shown} />
    </PreserveServerHtml>
  );
}
