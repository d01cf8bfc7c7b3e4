import { expect, test } from 'vitest';
import { NO_RESPONSE } from '#client/lib/api/call-failure';
import { LimitReachedError } from '#server/core/errors/app-error';
import { newContactMessageSchema } from '#shared/contract/contact-message';
import { sectionsFields } from '#shared/contract/sections';
import { siteSettingsSchema } from '#shared/contract/site';
import { ENGLISH, type TextKey } from '#shared/language/english';
import { CONTACT_MESSAGES } from '#shared/language/english/contact';
import { LANGUAGES, type LanguageCode } from '#shared/language/languages';
import { loadTexts, toWords } from '#shared/language/load-texts';
import { listPlaceholders } from '#shared/language/placeholders';
import { createTranslate } from '#shared/language/translate';
import { toKeys } from '#shared/map-values';

const TABLE = {
  greeting: 'Hello {name}',
  file_one: 'one file',
  file_other: '{count} files in {folder}',
} as const;

test('a text has its values, and numbers have the form of the language', () => {
  const german = createTranslate(TABLE, {
    locale: 'de',
    texts: { file_other: '{count} Dateien in {folder}' },
  });
  expect(german('greeting', { name: 'Ada' })).toBe('Hello Ada');
  expect(german('file', { count: 1234, folder: 'a' })).toBe('1.234 Dateien in a');
});

test('a plural follows the count', () => {
  const english = createTranslate(TABLE, { locale: 'en', texts: {} });
  expect(english('file', { count: 1, folder: 'a' })).toBe('one file');
  expect(english('file', { count: 0, folder: 'a' })).toBe('0 files in a');
});

test('a language with more plurals uses its own, and otherwise the last one', () => {
  const texts = { file_few: '{count} pliki w {folder}', file_other: '{count} pliku w {folder}' };
  const polish = createTranslate(TABLE, { locale: 'pl', texts });
  expect(polish('file', { count: 3, folder: 'a' })).toBe('3 pliki w a');
  expect(polish('file', { count: 5, folder: 'a' })).toBe('5 pliku w a');
});

test('a value that looks like a placeholder stays as it is', () => {
  const english = createTranslate(TABLE, { locale: 'en', texts: { greeting: '{name} {other} $1' } });
  expect(english('greeting', { name: '{name} $&' })).toBe('{name} $& {other} $1');
});

const CODES = toKeys(LANGUAGES).filter(code => LANGUAGES[code].file !== null);

test.each(CODES)('the texts in %s have the placeholders of the English ones', async (code: LanguageCode) => {
  await loadTexts(code);
  const { texts } = toWords({ language: code, texts: {} });
  const list = (table: Record<string, string | undefined>, name: TextKey) => [
    name,
    ...listPlaceholders(table[name] ?? ''),
  ];
  expect(toKeys(ENGLISH).map(name => list(texts, name))).toEqual(
    toKeys(ENGLISH).map(name => list(ENGLISH, name)),
  );
});

test('no two parts of the English table have the same key', async () => {
  const files = import.meta.glob<Record<string, object>>('../../src/shared/language/english/*.ts', {
    eager: true,
  });
  const tables = Object.values(files).flatMap(file =>
    Object.entries(file).flatMap(([name, table]) =>
      /_(HEADINGS|MESSAGES)$|^(TIMELINE|MARKED)_/.test(name) ? [] : Object.keys(table),
    ),
  );
  expect(tables.sort()).toEqual(Object.keys(ENGLISH).sort());
});

test('no text has the name of a setting, because both are fields of one form', () => {
  const settings = siteSettingsSchema.keyof().options;
  expect(settings.filter(name => name in ENGLISH)).toEqual([]);
});

test('the messages of the API about a message are in the table', () => {
  const messageOf = (fields: object) =>
    newContactMessageSchema.safeParse({ name: 'A', email: 'a@b', message: 'M', ...fields }).error?.issues[0]
      ?.message;
  expect({
    nameRequired: messageOf({ name: '' }),
    emailInvalid: messageOf({ email: 'a' }),
    messageRequired: messageOf({ message: '' }),
    nameTooLong: messageOf({ name: 'n'.repeat(1_001) }),
    messageTooLong: messageOf({ message: 'n'.repeat(100_001) }),
    tooManyMessages: new LimitReachedError(1, true).message,
    noResponse: NO_RESPONSE,
    inboxFull: CONTACT_MESSAGES.inboxFull,
  }).toEqual(CONTACT_MESSAGES);
});

test('an own text may only have the placeholders of the text that it replaces', () => {
  const { input } = sectionsFields.texts;
  const rule = (texts: object) =>
    input.safeParse(texts).error?.issues.map(({ path, message }) => [path, message]);
  expect(
    rule({ previewOf: 'Draft: {title}', projectCount_one: 'one project', skillsTitle: '{anything}' }),
  ).toBe(undefined);
  expect(rule({ projectsFound_other: '{found} / {total}' })).toEqual([
    [['projectsFound_other'], 'Must have no words in braces except {count} and {found}'],
  ]);
});
