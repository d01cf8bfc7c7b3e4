/** The subjects of generated pictures. The category of an item chooses one, so that related work looks related. */
export const COVER_FAMILIES = [
  'pages',
  'phones',
  'board',
  'field',
  'blocks',
  'dial',
  'route',
  'relief',
] as const;
export type CoverFamily = (typeof COVER_FAMILIES)[number];

/** A generated picture, which an item has while it has no picture of its own. */
export type Cover = {
  family: CoverFamily;
  /** The item's place among those of its category. Neighbors differ in their composition. */
  turn: number;
  /** Chooses everything else: parts, crop and ground. */
  seed: number;
  /** The first key figure of the item if it is a plain number, as its owner wrote it, such as '1.4' or '41%'. */
  figure?: string;
};

export const MAX_TURN = 9_999;

/** The properties of an item that its cover depends on. */
export type CoverSource = {
  id: string;
  /** The words by which the item is grouped: its category, or its tags. */
  groups: readonly string[];
  turn: number;
  figure?: string | undefined;
};

/** Returns the cover of an item. The same item has the same cover on every machine. */
export function toCover(source: CoverSource): Cover {
  const { id, turn, figure = '' } = source;
  const plain = PLAIN_FIGURE.exec(figure.trim());
  return {
    family: toFamily(source),
    turn,
    seed: hash(`${id} ${turn}`),
    ...(plain && { figure: `${plain[1]}${plain[2] ?? ''}` }),
  };
}

/** Matches a number of at most seven signs, which a cover can show. */
const PLAIN_FIGURE = /^(\d{1,3}(?:[.,]\d{1,3})?)\s?(%)?$/;

/** The words of categories in the languages of the site's texts. Other words choose a family by their hash. */
const WORDS: [CoverFamily, RegExp][] = [
  ['phones', /\bapps?\b|mobil|\bios\b|android|phone|telefon|アプリ/i],
  ['pages', /web|site|front|interface|oberfl|\bcms\b|shop|portal|ウェブ|サイト/i],
  ['board', /hardware|device|\biot\b|embedded|ele[ck]tron|gerät|sensor|firmware|電子/i],
  ['field', /data|daten|machine|\b(?:ml|ai|ki)\b|analy|model|statisti|データ/i],
  ['blocks', /librar|bibliothek|open.?source|package|paket|[ck]omponent|design.?system|ライブラリ/i],
  ['dial', /tool|werkzeug|\bcli\b|util|automat|script|ツール/i],
  ['route', /infra|devops|back.?end|server|service|dienst|\bapi\b|cloud|network|netz|plat+form|サーバ/i],
  ['relief', /\bmap|karte|\bgeo|game|spiel|gra(?:ph|f)i[ck]|\bart\b|kunst|creative|sound|地図/i],
];

function toFamily({ id, groups }: CoverSource): CoverFamily {
  for (const group of groups) {
    const known = WORDS.find(([, words]) => words.test(group));
    if (known) return known[0];
  }
  const [first = ''] = groups;
  return COVER_FAMILIES[hash(first.trim().toLowerCase() || id) % COVER_FAMILIES.length] ?? 'pages';
}

/** Hashes a text with FNV-1a in 32 bits. It is not for security. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
