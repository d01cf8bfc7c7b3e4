import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { createSearchService } from '#server/features/search/search-service';
import type { SearchDocument } from '#shared/contract/search';
import { seededRandom } from '../tests/support/seeded-random';
import type { Bench } from './bench';
import { formatMs, measureTime, measureTimes, toMedian } from './figures';
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
  const documents = createDocuments();
  let version = 0;
  const search = createSearchService(
    async () => ({ documents, categories: ['Devices'] }),
    async () => version,
  );
  report.table(`A search among ${ITEMS} items of ${WORDS_OF_TEXT} words each, ${ROUNDS} rounds.`, [
    'Query',
    'Median',
    'Slowest',
  ]);
  for (const [name, createQuery] of SEARCHES) {
    await search.find(createQuery(0));
    const times = await measureTimes(ROUNDS, round => search.find(createQuery(round)));
    report.row(name, formatMs(toMedian(times)), formatMs(Math.max(...times)));
  }
  version += 1;
  const eventLoop = monitorEventLoopDelay({ resolution: 1 });
  eventLoop.enable();
  await delay(20);
  report.row(
    'The first search after a change',
    formatMs(await measureTime(() => search.find(createWord(7)))),
    '',
  );
  await delay(20);
  report.row('Longest pause for other requests meanwhile', '', formatMs(eventLoop.max / 1e6));
  eventLoop.disable();
}

const SEARCHES: [name: string, createQuery: (round: number) => string][] = [
  ['A word', round => createWord(round)],
  ['The beginning of a word', round => createWord(round).slice(0, 3)],
  ['One letter', round => createWord(round).slice(0, 1)],
  ['A word with a typo', round => misspell(createWord(round * 50))],
  ['Three words', round => [round, round + 1, round + 2].map(createWord).join(' ')],
  [
    '200 characters',
    round =>
      Array.from({ length: 30 }, (_, index) => createWord(round + index))
        .join(' ')
        .slice(0, 200),
  ],
];

/** Creates documents in which a few words are frequent and most are rare, as in any language. */
function createDocuments(): SearchDocument[] {
  const random = seededRandom();
  const createWords = (count: number) =>
    Array.from({ length: count }, () => createWord(Math.floor(VOCABULARY * random() ** 3))).join(' ');
  return Array.from({ length: ITEMS }, (_, index) => ({
    kind: 'skill',
    category: '',
    cover: '',
    title: createWords(3),
    path: `/projects/${index}`,
    summary: createWords(15),
    text: createWords(WORDS_OF_TEXT),
    tags: [createWords(1), createWords(1), createWords(1)],
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

/** Creates a word of three or four syllables that is unique to the number. */
function createWord(number: number): string {
  const digits = (number + 4_096).toString(16).split('').reverse();
  return digits.map(digit => SYLLABLES[Number.parseInt(digit, 16)]).join('');
}

function misspell(word: string): string {
  return `${word.slice(0, 2)}${word.at(3)}${word.at(2)}${word.slice(4)}`;
}
