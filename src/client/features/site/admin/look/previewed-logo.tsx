import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from '#client/features/site/logo.module.css';
import { useSite } from '#client/lib/site-queries';
import type { Appearance } from '#shared/appearance/looks';

const LazyLogo = lazy(async () => ({
  default: (await import('#client/features/site/logo-shapes')).LogoShape,
}));

type PreviewedLogoProps = { page: Document; look: Pick<Appearance, 'logo' | 'logoImage'> };

/** Replaces every logo that the server rendered into the previewed home page. */
export function PreviewedLogo({ page, look: { logo, logoImage } }: PreviewedLogoProps) {
  const { ownerName } = useSite();
  const [containers, setContainers] = useState<Element[]>([]);

  useEffect(() => {
    const elements = [...page.getElementsByClassName(styles.standIn ?? '')];
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
