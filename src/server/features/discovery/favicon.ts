import { tintsOf } from '../../../shared/appearance/accent';
import type { Look } from '../../../shared/appearance/looks';

/** The site's mark for browser tabs, its needle in the accent: as src/client/public/favicon.svg, which has the first look's. */
export function favicon(look: Look): string {
  const { light, dark } = tintsOf(look);
  const styles = [
    `path{stroke:#12181a;stroke-width:2}.needle{stroke:${light.accent};stroke-width:3}`,
    `@media (prefers-color-scheme:dark){path{stroke:#edf1f0}.needle{stroke:${dark.accent}}}`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Portfolio</title><style>${styles.join('')}</style><path d="M4 6v20M10 6v11M22 6v11M28 6v20"/><path class="needle" d="M16 4v24"/></svg>\n`;
}
