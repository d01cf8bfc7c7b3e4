import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import stack from '#client/features/site/drawing/stack-drawing.module.css';
import { useSite } from '#client/lib/site-queries';
import { type Appearance, hasHero } from '#shared/appearance/looks';

// By itself, as visitors load it: what they share with the owner's code would be a file of its own.
const LazyHero = lazy(async () => ({
  default: (await import('#client/features/site/hero/hero')).HeroFigure,
}));

type PreviewedHeroProps = { page: Document; look: Pick<Appearance, 'hero' | 'heroImage' | 'heroImageAlt'> };

/** Stands in the home page of the preview in the place of the figure that the server sent. */
export function PreviewedHero({ page, look }: PreviewedHeroProps) {
  const { topics, avatar, ownerName } = useSite();
  const { hero, heroImage, heroImageAlt } = look;
  const shown = { hero, heroImage: heroImage.trim(), heroImageAlt, topics, avatar, ownerName };
  const isThere = hasHero(shown);
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const main = page.querySelector('#welcome > :first-child');
    main?.querySelector('[data-hero]')?.parentElement?.remove();
    if (!isThere) return;
    const made = page.createElement('div');
    made.className = stack.standIn ?? '';
    main?.append(made);
    setPlace(made);
    return () => {
      made.remove();
      setPlace(null);
    };
  }, [page, isThere]);

  return (
    place &&
    createPortal(
      <Suspense fallback={null}>
        <LazyHero {...shown} />
      </Suspense>,
      place,
    )
  );
}
