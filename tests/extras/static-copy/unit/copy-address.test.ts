import { expect, test } from 'vitest';
import { readBase, readDomain, readMoment, readOrigin } from '#server/extras/static-copy/export/copy-address';

const NO_ORIGIN = '--url must be a web address such as https://example.com';
const NO_BASE = '--base must be a path such as /work/';
const NO_MOMENT = '--at must be a moment with its time zone, such as 2026-01-31T12:00:00Z';
const NO_DOMAIN = '--cname must be a domain such as example.com';

test.each([
  { read: readOrigin, rule: NO_ORIGIN, texts: ['ada.example'] },
  { read: readBase, rule: NO_BASE, texts: ['/a b/', '/../'] },
  { read: readMoment, rule: NO_MOMENT, texts: ['soon', '5', '2026-12-01T00:30'] },
  { read: readDomain, rule: NO_DOMAIN, texts: ['', 'https://ada.example/x'] },
])('an option of an export is refused: $rule', ({ read, rule, texts }) => {
  for (const text of texts) expect(() => read(text)).toThrow(`${rule}, not '${text}'.`);
});

test('the address of an export with a path is refused, and the message has both parts', () => {
  expect(() => readOrigin('https://ada.example/work')).toThrow(
    '--url must have no path. Use --url https://ada.example --base /work.',
  );
});
