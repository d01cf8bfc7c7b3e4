import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { avifVariants, UPLOADS_PATH } from '../src/shared/upload-names';
import { addPicture, addProjects } from '../tests/support/archive-content';
import type { Site } from '../tests/support/start-site';

const PICTURES = 20;
const CODE_EVERY = 4;

const PARAGRAPH = 'A colony gains up to 3 kg on a good day in May and can starve in a wet June. '.repeat(6);
const CODE = `\`\`\`ts src/correct.ts
export function correct(grams: number, celsius: number): number {
  const [low, high] = segmentOf(TABLE, celsius); // the nearest two
  return grams - interpolate(low, high, celsius);
}
\`\`\``;

/**
 * Adds a project whose text is long, with pictures and code; answers the path of its page once the pictures are there in
 * all their forms.
 */
export async function addCaseStudy(site: Site): Promise<string> {
  const pictures: string[] = [];
  const steps: string[] = [];
  for (let index = 0; index < PICTURES; index += 1) {
    const address = await addPicture(site, await photo());
    pictures.push(address);
    const width = index % 5 === 0 ? '#wide' : '';
    const figure = `![The hive](${address}${width} "The hive after step ${index + 1}")`;
    const code = index % CODE_EVERY === 0 ? CODE : '';
    steps.push([`## Step ${index + 1}`, PARAGRAPH, figure, code].join('\n\n'));
  }
  await addProjects(site, [
    {
      title: 'A long case study',
      slug: 'case-study',
      description: 'Twenty steps from a wooden box to a scale that reports by itself.',
      details: steps.join('\n\n'),
      image: await addPicture(site, await photo()),
      imageAlt: 'The hive on its scale',
      category: 'Devices',
      status: 'completed',
      public: true,
    },
  ]);
  await convertedAll(site, pictures);
  return '/projects/case-study';
}

/** They are converted in the background, which would be measured with the page. */
async function convertedAll(site: Site, addresses: string[]): Promise<void> {
  const names = addresses.flatMap(address => avifVariants(address.slice(UPLOADS_PATH.length)));
  const files = names.map(({ name }) => join(site.folder, 'uploads', name));
  while (!files.every(file => existsSync(file))) await delay(500);
}

/** As large a file as a photograph is: coarse noise, enlarged. */
function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 200, height: 113, channels: 3, background: '#888', noise } })
    .resize(1600, 900)
    .jpeg()
    .toBuffer();
}
