import { launchChromium } from '../../tests/support/browser/chromium';
import { signInFirst } from '../../tests/support/programs/start-site';
import type { Bench } from '../bench';
import { fillProjects } from '../fill-projects';
import { fillViews } from '../fill-views';
import type { Report } from '../report';
import { readSetting } from '../setting';
import { fillDatabase, withFolder, withSite } from '../site';
import { benchCovers, LISTED_COVERS } from './covers';
import { benchDashboard } from './dashboard';
import { benchHomeScripts } from './home-scripts';
import { benchLighthouse } from './lighthouse-pages';

export const webBench: Bench = {
  name: 'web',
  summary: 'Lighthouse, scripts, covers and the dashboard in Chromium (BENCH_RUNS, BENCH_VIEWS)',
  needsBuild: true,
  packages: 'bench/lighthouse',
  run,
};

const PROJECTS = 200;

async function run(report: Report): Promise<void> {
  await withFolder(folder =>
    withSite(folder, {}, async ({ url }) => {
      await signInFirst(url);
      const browser = await launchChromium();
      try {
        await benchHomeScripts(browser, url, report);
      } finally {
        await browser.close();
      }
      await benchLighthouse(url, folder, report);
    }),
  );
  await withFolder(async folder => {
    await fillDatabase(folder, db => fillProjects(db, LISTED_COVERS));
    await withSite(folder, { SAMPLE_CONTENT: 'off' }, async ({ url }) => {
      const browser = await launchChromium();
      try {
        await benchCovers(browser, url, report);
      } finally {
        await browser.close();
      }
    });
  });
  await withFolder(async folder => {
    const views = readSetting('BENCH_VIEWS', 1_000_000);
    await fillDatabase(folder, async db => {
      const projectIds = await fillProjects(db, PROJECTS);
      await fillViews(db, { count: views, years: 3, projectIds });
    });
    await withSite(folder, { SAMPLE_CONTENT: 'off' }, ({ url }) => benchDashboard(url, views, report));
  });
}
