import { lazy } from 'react';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
import { useSite } from '#client/lib/site-queries';

const LazyLogo = lazy(async () => ({ default: (await import('./logo-shapes')).LogoShape }));

/** Shows the logo beside the owner's name, as the server rendered it. */
export function Logo() {
  const { logo, logoImage, ownerName } = useSite();
  const shown = { logo, logoImage, ownerName };
  return (
    <PreserveServerHtml key={JSON.stringify(shown)} className="contents">
      <LazyLogo {...shown} />
    </PreserveServerHtml>
  );
}
