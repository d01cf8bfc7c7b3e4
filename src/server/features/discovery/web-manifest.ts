import { toColors } from '#shared/appearance/palettes';
import type { SiteSettings } from '#shared/contract/site';

/** Lists the site's icons by path. A maskable icon has its mark in the middle. */
export const SITE_ICONS = {
  '/favicon-32.png': { size: 32, fill: 0.86, corner: 0.18 },
  '/icon-192.png': { size: 192, fill: 0.68, corner: 0.18 },
  '/icon-512.png': { size: 512, fill: 0.68, corner: 0.18 },
  '/icon-maskable-512.png': { size: 512, fill: 0.5, corner: 0 },
  '/apple-touch-icon.png': { size: 180, fill: 0.6, corner: 0 },
} as const;

/** The address at which browsers expect an icon if no page names one. */
export const ICO_PATH = '/favicon.ico';

const SHORT_NAME_LENGTH = 30;

/**
 * Builds the manifest that lets a phone add the site to its home screen. Its addresses are relative to its own,
 * because the site may be below a base path. The start address is also the ID.
 */
export function webManifest(site: SiteSettings): Record<string, unknown> {
  const { ownerName, introduction, style, firstTheme } = site;
  const bg = toColors(style, firstTheme === 'dark' ? 'dark' : 'light')('bg');
  return {
    name: ownerName,
    short_name: ownerName.slice(0, SHORT_NAME_LENGTH).trim(),
    description: introduction,
    start_url: './',
    display: 'minimal-ui',
    background_color: bg,
    theme_color: bg,
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('/icon-192.png'),
      icon('/icon-512.png'),
      { ...icon('/icon-maskable-512.png'), purpose: 'maskable' },
    ],
  };
}

function icon(src: keyof typeof SITE_ICONS) {
  const { size } = SITE_ICONS[src];
  return { src: src.slice(1), sizes: `${size}x${size}`, type: 'image/png' };
}
