import { renderMarkdown } from '../src/server/core/markdown/render-markdown';
import { slowMarkdown } from '../tests/support/slow-markdown';
import { startReport } from './report';

// `npm run bench:markdown`: how long the longest texts take to render, those that people write and those that parsers are
// slow with.

const LENGTH = 100_000;
const ROUNDS = 9;
const AIM_MS = 150;
const SLOW_AIM_MS = 1_000;

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

async function main(): Promise<void> {
  const report = startReport('npm run bench:markdown');
  report.table(`A text of ${LENGTH} characters: the median of ${ROUNDS} renderings, and the first.`, [
    'Text',
    'Median',
    'First',
    'Aim',
  ]);
  const article = ARTICLE.repeat(Math.ceil(LENGTH / ARTICLE.length)).slice(0, LENGTH);
  // What is colored once is known: each time it is other code.
  const anew = (round: number) => article.replaceAll('celsius', `celsius${round}`);
  measure('An article with tables, code and pictures', anew, AIM_MS);
  measure('The same article again, as in a preview', () => article, AIM_MS);
  const words = 'Words and more words. '.repeat(LENGTH).slice(0, LENGTH);
  measure('Words alone', () => words, AIM_MS);
  const slow = slowMarkdown(LENGTH).map(([name, text]) => ({ name, text, ms: timeOf(text) }));
  const slowest = slow.sort((one, other) => other.ms - one.ms).slice(0, 5);
  for (const { name, text } of slowest) measure(`Nothing but ${name}`, () => text, SLOW_AIM_MS);
  await report.write();

  function measure(name: string, textOf: (round: number) => string, aimMs: number): void {
    const [first = 0, ...rest] = Array.from({ length: ROUNDS }, (_, round) => timeOf(textOf(round)));
    const median = rest.sort((one, other) => one - other)[Math.floor(rest.length / 2)] ?? 0;
    report.row([name, inMs(median), inMs(first), inMs(aimMs)], median <= aimMs);
  }
}

function timeOf(text: string): number {
  const start = performance.now();
  renderMarkdown(text);
  return performance.now() - start;
}

function inMs(ms: number): string {
  return `${Math.round(ms)} ms`;
}

await main();
