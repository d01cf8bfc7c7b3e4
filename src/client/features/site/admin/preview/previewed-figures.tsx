import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import stack from '#client/features/site/drawing/stack-drawing.module.css';
import type { HeroSettings } from '#client/features/site/hero/hero';
import logoStyles from '#client/features/site/logo.module.css';
import { useSite } from '#client/lib/site-queries';
import { hasHero } from '#shared/appearance/looks';
import type { Appearance } from '#shared/contract/appearance';

// Loaded lazily, so that code shared with visitors' pages isn't split into another chunk.
const LazyHero = lazy(async () => ({
  default: (await import('#client/features/site/hero/hero')).HeroFigure,
}));

/** Replaces the figure that the server rendered into the previewed home page. */
export function PreviewedHero({ page, look }: { page: Document; look: HeroSettings }) {
  const { hero, heroImage, heroImageAlt, topics, avatar, ownerName } = look;
  const shown = { hero, heroImage: heroImage.trim(), heroImageAlt, topics, avatar: avatar.trim(), ownerName };
  const isShown = hasHero(shown);
  const [container, setContainer] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const main = page.querySelector('#welcome > :first-child');
    main?.querySelector('[data-hero]')?.parentElement?.remove();
    if (!isShown) return;
    const element = page.createElement('div');
    element.className = stack.standIn ?? '';
    main?.append(element);
    setContainer(element);
    return () => {
      element.remove();
      setContainer(null);
    };
  }, [page, isShown]);

  return (
    container &&
    createPortal(
      <Suspense fallback={null}>
        <LazyHero {...shown} />
      </Suspense>,
      container,
    )
  );
}

const LazyLogo = lazy(async () => ({
  default: (await import('#client/features/site/logo-shapes')).LogoShape,
}));

type PreviewedLogoProps = { page: Document; look: Pick<Appearance, 'logo' | 'logoImage'> };

/** Replaces every logo that the server rendered into the previewed home page. */
export function PreviewedLogo({ page, look: { logo, logoImage } }: PreviewedLogoProps) {
  const { ownerName } = useSite();
  const [containers, setContainers] = useState<Element[]>([]);

  useEffect(() => {
    const elements = [...page.getElementsByClassName(logoStyles.standIn ?? '')];
    for (const element of elements) element.replaceChildren();
    setContainers(elements);
  }, [page]);

  return containers.map((container, index) =>
    createPortal(
      <Suspense fallback={null}>
        <LazyLogo logo={logo} logoImage={logoImage} ownerName={ownerName} />
      </Suspense>,
      container,
      String(index),
    ),
  );
}
