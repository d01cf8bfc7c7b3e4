import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { SearchDocument } from '../src/server/core/content-kind';
import { createSearchService } from '../src/server/features/search/search-service';
import { seededRandom } from '../tests/support/seeded-random';
import type { Bench } from './bench';
import { inMs, medianOf, timeOf, timesOf } from './figures';
import type { Report } from './report';

export const searchBench: Bench = {
  name: 'search',
  summary: 'A search among 500 items, and the first one after a change',
  needsBuild: false,
  run,
};

const ITEMS = 500;
const WORDS_OF_TEXT = 600;
const VOCABULARY = 8_000;
const ROUNDS = 60;

async function run(report: Report): Promise<void> {
  const documents = makeDocuments();
  let version = 0;
  const search = createSearchService(
    async () => ({ documents, categories: ['Devices'] }),
    async () => version,
  );
  report.table(`A search among ${ITEMS} items of ${WORDS_OF_TEXT} words each, of ${ROUNDS}.`, [
    'What is searched for',
    'Median',
    'Slowest',
  ]);
  for (const [name, wordsOf] of SEARCHES) {
    await search.find(wordsOf(0));
    const times = await timesOf(ROUNDS, round => search.find(wordsOf(round)));
    report.row(name, inMs(medianOf(times)), inMs(Math.max(...times)));
  }
  version += 1;
  const others = monitorEventLoopDelay({ resolution: 1 });
  others.enable();
  await delay(20);
  report.row('The first after a change', inMs(await timeOf(() => search.find(wordAt(7)))), '');
  await delay(20);
  report.row('How long that holds up everything else', '', inMs(others.max / 1e6));
  others.disable();
}

const SEARCHES: [name: string, wordsOf: (round: number) => string][] = [
  ['A word', round => wordAt(round)],
  ['The beginning of a word', round => wordAt(round).slice(0, 3)],
  ['One letter', round => wordAt(round).slice(0, 1)],
  ['A word with a typo', round => misspelt(wordAt(round * 50))],
  ['Three words', round => [round, round + 1, round + 2].map(wordAt).join(' ')],
  [
    '200 characters',
    round =>
      Array.from({ length: 30 }, (_, index) => wordAt(round + index))
        .join(' ')
        .slice(0, 200),
  ],
];

/** Some words are used often, most seldom, as in any language. */
function makeDocuments(): SearchDocument[] {
  const random = seededRandom();
  const some = (count: number) =>
    Array.from({ length: count }, () => wordAt(Math.floor(VOCABULARY * random() ** 3))).join(' ');
  return Array.from({ length: ITEMS }, (_, index) => ({
    kind: 'skill',
    title: some(3),
    path: `/projects/${index}`,
    summary: some(15),
    text: some(WORDS_OF_TEXT),
    tags: [some(1), some(1), some(1)],
  }));
}

const SYLLABLES = [
  'ka',
  'lo',
  'mi',
  'ren',
  'tus',
  'vel',
  'dor',
  'shi',
  'pan',
  'gre',
  'ba',
  'ti',
  'no',
  'que',
  'zu',
  'far',
];

/** A word of three syllables or four; each number has its own. */
function wordAt(number: number): string {
  const digits = (number + 4_096).toString(16).split('').reverse();
  return digits.map(digit => SYLLABLES[Number.parseInt(digit, 16)]).join('');
}

function misspelt(word: string): string {
  return `${word.slice(0, 2)}${word.at(3)}${word.at(2)}${word.slice(4)}`;
}
