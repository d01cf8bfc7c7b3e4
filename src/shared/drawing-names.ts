/** The drawings of the default interests, in their order. */
const FIRST_DRAWINGS = ['network', 'page', 'board', 'print', 'frame'] as const;
const MORE_DRAWINGS = [
  ...(['phone', 'cloud', 'bars', 'shield', 'gamepad', 'wave'] as const),
  ...(['chip', 'plot', 'sheet', 'curve', 'arm', 'mesh'] as const),
] as const;
export type MoreDrawing = (typeof MORE_DRAWINGS)[number];

export const DRAWINGS = [...FIRST_DRAWINGS, ...MORE_DRAWINGS] as const;
export type DrawingName = (typeof DRAWINGS)[number];

export const MAX_LAYERS = 9;

type Topic = { name: string; drawing?: DrawingName | undefined };

/**
 * Returns the drawing of each interest: the chosen one, or else the one that its words suggest. The frame is the base
 * of the stack, so that only the last interest gets it by default.
 */
export function toDrawings(topics: readonly Topic[]): DrawingName[] {
  const last = topics.length - 1;
  const named = topics.map(({ name, drawing }) => drawing ?? findByWords(name));
  const used = new Set(named);
  const free = OTHERS.filter(drawing => !used.has(drawing));
  return named.map((drawing, index) => {
    if (drawing !== undefined) return drawing;
    if (index === last && last > 0 && !used.has(BASE)) return BASE;
    return free.shift() ?? OTHERS[index % OTHERS.length] ?? BASE;
  });
}

const BASE = 'frame';
/** The drawings of interests whose words suggest none, the most general ones first. */
const OTHERS = [
  'mesh',
  'curve',
  'plot',
  'sheet',
  'bars',
  'chip',
  'cloud',
  'page',
  'board',
  'network',
] as const;

const WORDS: [DrawingName, RegExp][] = [
  ['network', /machine learning|neural|\b(?:ml|ai|ki)\b|intelligen|機械学習/i],
  ['print', /\b3d|print|druck/i],
  ['phone', /\bapps?\b|mobil|\bios\b|android|phone|アプリ/i],
  ['gamepad', /game|spiel|ゲーム/i],
  ['shield', /secur|sicher|privacy|datenschutz|crypt|krypt/i],
  ['arm', /robot|automat|ロボット/i],
  ['wave', /audio|sound|music|musik|signal|音/i],
  ['page', /web|front.?end|interface|oberfl|\bui\b|ウェブ/i],
  ['bars', /data|daten|statisti|analy|データ/i],
  ['board', /\biot\b|internet of|internet der|embedded|hardware|ele[ck]tron|firmware|gerät|device|電子/i],
  ['chip', /chip|fpga|processor|prozessor/i],
  ['plot', /measur|mess|sensor|test/i],
  ['cloud', /cloud|devops|infra|server|back.?end|サーバ/i],
  ['mesh', /network|netz|distribut|verteilt|\bapi/i],
  ['curve', /graphi|grafi|vector|vektor|illustrat|design|デザイン/i],
  ['sheet', /writ|schreib|paper|docu|doku|text/i],
];

/** Returns true if a text has words that stand for the drawing of an interest, unless that drawing is arbitrary. */
export function suggestsDrawingOf({ name, drawing = findByWords(name) }: Topic, text: string): boolean {
  return WORDS.some(([suggested, words]) => suggested === drawing && words.test(text));
}

function findByWords(name: string): DrawingName | undefined {
  return WORDS.find(([, words]) => words.test(name))?.[0];
}
