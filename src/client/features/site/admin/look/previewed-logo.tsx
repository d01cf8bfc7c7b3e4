import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from '#client/features/site/logo.module.css';
import { useSite } from '#client/lib/site-queries';
import type { Appearance } from '#shared/appearance/looks';

// By itself, as visitors load it.
const LazyLogo = lazy(async () => ({
  default: (await import('#client/features/site/logo-shapes')).LogoShape,
}));

type PreviewedLogoProps = { page: Document; look: Pick<Appearance, 'logo' | 'logoImage'> };

/** Stands in the home page of the preview wherever the server sent the logo. */
export function PreviewedLogo({ page, look: { logo, logoImage } }: PreviewedLogoProps) {
  const { ownerName } = useSite();
  const [places, setPlaces] = useState<Element[]>([]);

  useEffect(() => {
    const found = [...page.getElementsByClassName(styles.standIn ?? '')];
    for (const place of found) place.replaceChildren();
    setPlaces(found);
  }, [page]);

  return places.map((place, index) =>
    createPortal(
      <Suspense fallback={null}>
        <LazyLogo logo={logo} logoImage={logoImage} ownerName={ownerName} />
      </Suspense>,
      place,
      String(index),
    ),
  );
}
