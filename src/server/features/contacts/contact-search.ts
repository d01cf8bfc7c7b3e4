import { type FindOptionsOrder, type FindOptionsWhere, In, type Repository } from 'typeorm';
import { createSlices } from '#shared/map-in-slices';
import type { ContactMessageRow } from './contact-message-entity';
import { toPlainLetters } from './plain-letters';

/** A message has up to 100,000 characters, so only this many are read at a time. */
const BATCH_SIZE = 5;

export type MessageSelection = {
  where: FindOptionsWhere<ContactMessageRow>;
  order: FindOptionsOrder<ContactMessageRow>;
};

type Window<Result> = {
  present: (row: ContactMessageRow) => Result;
  offset?: number;
  limit?: number;
};

/** Finds messages as readMessages does, and presents those in the window. */
export async function searchMessages<Result>(
  messages: Repository<ContactMessageRow>,
  words: string,
  selection: MessageSelection,
  { present, offset = 0, limit = Number.POSITIVE_INFINITY }: Window<Result>,
): Promise<{ found: Result[]; total: number }> {
  const found: Result[] = [];
  let total = 0;
  for await (const row of readMessages(messages, selection, words)) {
    if (total >= offset && found.length < limit) found.push(present(row));
    total += 1;
  }
  return { found, total };
}

/**
 * Reads the messages that contain every word in their name, email address or text, in order, and lets the
 * process handle requests in between. They are compared here, because the engines differ in which letters they
 * treat as equal.
 */
export async function* readMessages(
  messages: Repository<ContactMessageRow>,
  selection: MessageSelection,
  words = '',
): AsyncGenerator<ContactMessageRow> {
  const terms = toPlainLetters(words).split(' ');
  const endSlice = createSlices();
  for await (const row of readInBatches(messages, selection)) {
    if (words === '' || hasEvery(row, terms)) yield row;
    await endSlice();
  }
}

async function* readInBatches(
  messages: Repository<ContactMessageRow>,
  { where, order }: MessageSelection,
): AsyncGenerator<ContactMessageRow> {
  const ordered = await messages.find({ select: { id: true }, where, order });
  for (let first = 0; first < ordered.length; first += BATCH_SIZE) {
    const ids = ordered.slice(first, first + BATCH_SIZE).map(({ id }) => id);
    const rows = await messages.findBy({ ...where, id: In(ids) });
    const byId = new Map(rows.map(row => [row.id, row]));
    for (const id of ids) {
      const row = byId.get(id);
      if (row) yield row;
    }
  }
}

function hasEvery({ name, email, message }: ContactMessageRow, terms: string[]): boolean {
  const text = toPlainLetters([name, email, message].join('\n'));
  return terms.every(term => text.includes(term));
}
