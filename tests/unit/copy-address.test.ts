import { expect, test } from 'vitest';
import { readBase, readDomain, readMoment, readOrigin } from '#server/static-copy/copy-address';

const NO_ORIGIN = '--url must be a web address such as https://example.com';
const NO_BASE = '--base must be a path such as /work/';
const NO_MOMENT = '--at must be a moment with its time zone, such as 2026-01-31T12:00:00Z';
const NO_DOMAIN = '--cname must be a domain such as example.com';

test.each([
  [readOrigin, 'ada.example', `${NO_ORIGIN}, not 'ada.example'.`],
  [
    readOrigin,
    'https://ada.example/work',
    '--url must have no path. Use --url https://ada.example --base /work.',
  ],
  ...['/a b/', '/../'].map(text => [readBase, text, `${NO_BASE}, not '${text}'.`] as const),
  ...['soon', '5', '2026-12-01T00:30'].map(
    text => [readMoment, text, `${NO_MOMENT}, not '${text}'.`] as const,
  ),
  ...['', 'https://ada.example/x'].map(text => [readDomain, text, `${NO_DOMAIN}, not '${text}'.`] as const),
])('%o refuses %s', (read, text, message) => {
  expect(() => read(text)).toThrow(message);
});
