import { renderMarkdown } from '#server/core/markdown/render-markdown';
import { slowMarkdown } from '../tests/support/content/slow-markdown';
import type { Bench } from './bench';
import { formatMs, measureTime, measureTimes, toMedian } from './figures';
import type { Report } from './report';

export const markdownBench: Bench = {
  name: 'markdown',
  summary: 'The longest texts: ordinary ones, and those that slow parsers down',
  needsBuild: false,
  run,
};

const LENGTH = 100_000;
const ROUNDS = 9;

const ARTICLE = `## How it fits together

A colony gains up to **3 kg** on a good day in May and can *starve* in a wet June. See [the page](https://example.org/x),
\`code\`, and a note[^1]. Opening the hive to look cools the brood, which nobody wants to do more often than is needed.

- Platform: two aluminium plates, four 50 kg load cells.
- Board: two layers, 61 parts, coated against condensation.

| Change | Error | Cost |
| --- | ---: | ---: |
| As bought | 275 g | £0 |
| Table of four points | 18 g | £0 |

> [!NOTE]
> Two cells of one batch differed by 4 g for each degree.

\`\`\`cpp firmware/drift.cpp
int32_t correct(int32_t grams, float celsius) {
  const Point *p = segment(table, celsius); // the nearest two
  return grams - lerp(p[0], p[1], celsius);
}
\`\`\`

![A hive](/uploads/01a1fd07-85c5-7564-9909-52845c9ed050-aabbcc-1200x800.webp#wide "The complete hive")

`;

async function run(report: Report): Promise<void> {
  report.table(`A text of ${LENGTH} characters: median of ${ROUNDS - 1} renderings, and the first one.`, [
    'Text',
    'Median',
    'First',
  ]);
  const measure = async (name: string, createText: (round: number) => string) => {
    const [first = Number.NaN, ...rest] = await measureTimes(ROUNDS, round =>
      renderMarkdown(createText(round)),
    );
    report.row(name, formatMs(toMedian(rest), 0), formatMs(first, 0));
  };
  const article = ARTICLE.repeat(Math.ceil(LENGTH / ARTICLE.length)).slice(0, LENGTH);
  // Highlighted code is cached: each round has different code.
  await measure('An article with tables, code and pictures', round =>
    article.replaceAll('celsius', `celsius${round}`),
  );
  await measure('The same article again, as in a preview', () => article);
  const words = 'Words and more words. '.repeat(LENGTH).slice(0, LENGTH);
  await measure('Words alone', () => words);
  const slow: { name: string; text: string; ms: number }[] = [];
  for (const [name, text] of slowMarkdown(LENGTH))
    slow.push({ name, text, ms: await measureTime(() => renderMarkdown(text)) });
  const slowest = slow.sort((one, other) => other.ms - one.ms).slice(0, 5);
  for (const { name, text } of slowest) await measure(`Nothing but ${name}`, () => text);
}
