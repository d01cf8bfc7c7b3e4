type Fields = Record<string, Kind>;

/**
 * The valid and invalid values of an input field. The limits repeat those of the contract instead of
 * importing them, so that a limit missing from the contract fails a test.
 */
export type Kind = {
  /** Values that the server must reject with 400 and an issue at the field. */
  refused: unknown[];
  /** Values that the server must accept and, if the response has the field, return unchanged. */
  legal: unknown[];
  /** Valid values that tests compare with the schemas, but do not send. */
  unsent?: unknown[];
  isOptional: boolean;
};

/** Placeholder that `encode` replaces with a JSON number above the largest double. */
export const HUGE_NUMBER = '<1e309>';

const SCRIPTS = 'ñ 漢字 👩‍👩‍👧 العربية \u202eright to left\u202c \u0001';
const QUOTES = `'; DROP TABLE owner; -- " \\ \` <script>alert(1)</script> %00 \${x} {{x}} ../x\r\nnull`;
const UNSTORABLE = ['a\0b', '\0', 'half \ud83d', '\ude00 half'];
const NO_TEXT = [7, true, null, {}, ['a'], HUGE_NUMBER];

function kind(refused: unknown[], legal: unknown[]): Kind {
  return { refused, legal, isOptional: false };
}

export function text(maxLength: number, { minLength = 0 } = {}): Kind {
  const tooShort = minLength > 0 ? ['', 'x'.repeat(minLength - 1)] : [];
  // A text that is long in bytes too, because the columns of MySQL are measured in bytes.
  const legal = [SCRIPTS, QUOTES, '__proto__', '漢'.repeat(maxLength), ...(minLength > 0 ? [] : [''])];
  return kind(
    [...NO_TEXT, ...UNSTORABLE, 'x'.repeat(maxLength + 1), ...tooShort],
    legal.filter(value => value.length <= maxLength),
  );
}

export const name = text(1_000);
export const longText = text(100_000);

/** The ID of a record. An ID that no record has is unknown, not invalid. */
export const id = refusedOnly(text(1_000));

/** A text of a certain form. */
export function formatted(refused: string[], legal: string[]): Kind {
  return kind([...NO_TEXT, ...UNSTORABLE, ...refused], legal);
}

/** The name in a URL that replaces an ID. */
export const slug = formatted(
  [
    '',
    ' ',
    '-',
    'a b',
    'a--b',
    'a/b',
    '../a',
    'a?b',
    '<b>',
    'x'.repeat(65),
    '0197a0d4-7000-7000-8000-000000000000',
    '0197A0D4700070008000000000000000',
  ],
  ['tide-table', '潮汐-2'],
);

export const email = formatted(
  ['', 'a', 'a b@c', 'a@b@c', `${'x'.repeat(1_000)}@b`],
  ['a@b', `o'neil+x@example.com`],
);

export const link = formatted(
  [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example/a',
    '/\\evil.example',
    'vbscript:x',
    'file:///etc/passwd',
    'no link',
    `https://example.com/${'x'.repeat(100_000)}`,
  ],
  ['', '/uploads/a.png', 'https://example.com/ä?b=c#d', 'http://example.com', 'mailto:a@b.example'],
);

export const icon = formatted(
  ['"><script>', "x' onload='", 'fa;color:red', 'fa-x\nfa-y', 'fa-é', 'x'.repeat(201)],
  ['', 'fa-brands fa-react', 'FA_x'],
);

export const color = formatted(
  [
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#ggg',
    ' #fff',
    '#fff\n',
    'rgb(0,0,0)',
    'url(//x)',
    'red;background:url(x)',
    'var(--x)',
    '"><script>',
    'x'.repeat(33),
  ],
  ['#123', '#FFFF', '#61dafb', '#61dafb80', 'rebeccapurple'],
);

/** The accent color of the site. */
export const accent = formatted(
  ['#123', '#61dafb80', 'teal', '#12345g', '61dafb', '#61dafb;'],
  ['', '#61dafb'],
);

/** The language of an item. */
export const language = formatted(
  ['German', 'd', 'DE', 'de_DE', 'de-x-y', 'de"', 'zh-hant'],
  ['', 'de', 'gsw', 'pt-BR', 'zh-Hant', 'zh-Hant-TW'],
);

/** A logo that the owner uploaded. */
export const uploadedLogo = formatted(
  [
    'https://example.com/logo.svg',
    '/uploads/logo.jpg',
    '/uploads/../logo.svg',
    '//uploads/logo.svg',
    `/uploads/${'a'.repeat(201)}.svg`,
  ],
  ['', '/uploads/logo.svg', '/uploads/logo.png'],
);

/** A font that the owner uploaded. */
export const uploadedFont = formatted(
  [
    '',
    'https://example.com/font.ttf',
    '/uploads/font.woff2',
    '/uploads/../font.ttf',
    '//uploads/font.ttf',
    `/uploads/${'a'.repeat(201)}.ttf`,
  ],
  ['/uploads/font.ttf', '/uploads/font.otf'],
);

export const flag = kind(['true', 'yes', '', 0, 1, null, [], {}], [true, false]);

export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): Kind {
  const outside = max === Number.MAX_SAFE_INTEGER ? [min - 1] : [min - 1, max + 1];
  const texts = ['NaN', '', ' ', '1.5', 'x', '0x10', '1e3', '9'.repeat(30)];
  return kind([...texts, HUGE_NUMBER, 2 ** 53, 1.5, null, {}, [1], true, ...outside], [min]);
}

export const date = formatted(
  ['', '2025-02-29', '2025-13-01', '01.02.2025', '2025-01-01T00:00:00Z', '0-0-0'],
  ['2024-02-29', '1970-01-01'],
);

export const endDate = formatted(
  [
    '',
    '2025-02-29',
    '2025-06-31',
    '2025-13',
    '23',
    '-023',
    '06/2023',
    '2023-6',
    ' 2023',
    'now',
    '2023-06-01T00:00',
  ],
  ['0000', '2023', '2023-06', '2024-02-29'],
);

export const moment = refusedOnly(
  formatted(
    ['', 'yesterday', '2025-02-30T00:00:00.000Z', '2025-01-01', '2025-01-01T00:00:00', '1735689600000'],
    ['2040-01-01T00:00:00Z', '2040-01-01t00:00:00.123456-11:30'],
  ),
);

export const timeZone = formatted(
  ['', 'Berlin', 'Mars/Olympus', '+05:00', '../../etc/passwd', 'x'.repeat(101)],
  ['Asia/Kathmandu', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3', 'UTC'],
);

export function oneOf(...values: string[]): Kind {
  const refused = [...NO_TEXT, '', 'other', `${values[0]} `, `${values[0]}`.toUpperCase()].filter(
    value => !values.some(each => each === value),
  );
  return kind(refused, values);
}

/** A list of at most `maxLength` items; an invalid item makes the list invalid. */
export function list(item: Kind, sample: unknown, maxLength = 10_000): Kind {
  const tooMany = Array.from({ length: maxLength + 1 }, () => sample);
  const wrongItems = item.refused.map(value => [value]);
  return {
    ...kind(['a', 7, null, true, {}, { 0: sample, length: 1 }, tooMany, ...wrongItems], [[], [sample]]),
    unsent: listValid(item).map(value => [value]),
  };
}

/** An object; an invalid field makes the object invalid. `sample` is a valid one. */
export function object(fields: Fields, sample: Record<string, unknown>): Kind {
  const wrong = Object.entries(fields).flatMap(([field, kind]) => [
    ...kind.refused.map(value => ({ ...sample, [field]: value })),
    ...(kind.isOptional ? [] : [withoutField(sample, field)]),
  ]);
  const valid = Object.entries(fields).flatMap(([field, kind]) =>
    listValid(kind).map(value => ({ ...sample, [field]: value })),
  );
  return { ...kind(['a', 7, null, [], ...wrong], [sample]), unsent: valid };
}

/** A list of objects; `sample` is a valid one. */
export function objects(fields: Fields, sample: Record<string, unknown>, maxLength?: number): Kind {
  return list(object(fields, sample), sample, maxLength);
}

/** Gives several fields the same kind. */
export function each(kind: Kind, ...names: string[]): Fields {
  return Object.fromEntries(names.map(name => [name, kind]));
}

/** A map of section titles to texts. */
export const sectionMap = kind(
  [
    'a',
    7,
    null,
    true,
    ['a'],
    { a: 7 },
    { a: null },
    { a: {} },
    { 'a\0': 'b' },
    { a: 'b\0' },
    { ['x'.repeat(1_001)]: 'b' },
    { a: 'x'.repeat(100_001) },
  ],
  [{}, { Title: SCRIPTS, [QUOTES]: 'x' }],
);

export function optional(kind: Kind): Kind {
  return { ...kind, isOptional: true };
}

export function optionalFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, optional(kind)]));
}

export function nullable(kind: Kind): Kind {
  return { ...kind, refused: kind.refused.filter(value => value !== null), legal: [...kind.legal, null] };
}

/** Reduces each field to one invalid value, for a schema that the row of another procedure tests in full. */
export function withOneInvalidValue(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, kind]) => [field, { ...kind, refused: kind.refused.slice(0, 1) }]),
  );
}

/** Sends no valid values, which other tests cover: they would change data that the next call needs. */
export function refusedOnly(kind: Kind): Kind {
  return { ...kind, legal: [], unsent: listValid(kind) };
}

export function listValid({ legal, unsent = [] }: Kind): unknown[] {
  return [...legal, ...unsent];
}

export function withoutField(input: object, field: string): object {
  return Object.fromEntries(Object.entries(input).filter(([key]) => key !== field));
}
