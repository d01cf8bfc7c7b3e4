import { resolve } from 'node:path';
import sharp from 'sharp';
import { launchChromium } from './support/browser/chromium';
import { visit } from './support/browser/visit';
import { ensureProductionBuild } from './support/programs/production-build';
import { startSite } from './support/programs/start-site';

// npm run docs:screenshots: makes the pictures of the README and the docs from the sample content.

const PICTURES = [
  { name: 'home-light', path: '/', colorScheme: 'light', link: undefined },
  { name: 'project-dark', path: '/projects', colorScheme: 'dark', link: 'Hivescale' },
] as const;
const COLORS = 64;

const folder = resolve(import.meta.dirname, '../docs/screenshots');
await ensureProductionBuild();
const site = await startSite();
const browser = await launchChromium();
for (const { name, path, colorScheme, link } of PICTURES) {
  const { page, close } = await visit(browser, { colorScheme });
  await page.goto(site.url + path);
  if (link !== undefined) {
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await page.getByRole('heading', { name: link, level: 1 }).waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ palette: true, colors: COLORS })
    .toFile(resolve(folder, `${name}.png`));
  await close();
}
await browser.close();
await site.stop();
