/** Matches a number with a sign and a unit, which may be a currency before it. */
const CELL = /^([+\-−–]?) ?(\p{Sc}?) ?(\d(?:[\d.,'’ ]*\d)?) ?([\p{L}\p{Sc}%‰°²³/]*)$/u;
const EMPTY = /^[-−–—]?$/;
/** Longer cells contain texts. */
const MAX_LENGTH = 40;

/** The ways to write decimals and groups of three digits. Spaces are underscores here. */
const WRITINGS = [
  { decimal: '.', form: /^(?:\d+|[1-9]\d{0,2}([,_])\d{3}(?:\1\d{3})*)(?:\.\d+)?$/ },
  { decimal: ',', form: /^(?:\d+|[1-9]\d{0,2}([._])\d{3}(?:\1\d{3})*)(?:,\d+)?$/ },
];

/**
 * Reads the numbers of a table. Together they decide about their writing: `1.840` beside `0.5` has decimals, and beside
 * `1.840,5` or alone a group of three. An empty cell is null. Returns null unless all cells are numbers of one writing
 * and one unit.
 */
export function parseNumbers(cells: string[]): (number | null)[] | null {
  const parts = cells.map(splitCell);
  const numbers = parts.filter(part => part !== null && part !== 'empty');
  const [first] = numbers;
  if (parts.includes(null) || !first || numbers.some(({ unit }) => unit !== first.unit)) return null;
  const decimal = findDecimal(numbers.map(({ digits }) => digits));
  if (decimal === null) return null;
  return parts.map(part => {
    if (part === null || part === 'empty') return null;
    const [whole = '', fraction = '0'] = part.digits.split(decimal);
    return part.sign * Number(`${whole.replace(/\D/g, '')}.${fraction}`);
  });
}

function splitCell(cell: string) {
  const text = cell.replace(/\s+/g, ' ');
  if (EMPTY.test(text)) return 'empty';
  const [, sign = '', currency = '', digits = '', unit = ''] =
    text.length <= MAX_LENGTH ? (CELL.exec(text) ?? []) : [];
  if (digits === '') return null;
  return { sign: /[-−–]/.test(sign) ? -1 : 1, digits: digits.replace(/[ '’]/g, '_'), unit: currency + unit };
}

/** Returns the decimal separator. If a separator may have either meaning in all numbers, it groups digits. */
function findDecimal(numbers: string[]): string | null {
  const [writing, other] = WRITINGS.filter(({ form }) => numbers.every(digits => form.test(digits)));
  if (!writing || !other) return writing?.decimal ?? null;
  const hasPoint = numbers.some(digits => digits.includes('.'));
  if (!hasPoint) return '.';
  return numbers.some(digits => digits.includes(',')) ? null : ',';
}
