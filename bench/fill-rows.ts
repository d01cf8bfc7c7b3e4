import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { uploadEntity } from '#server/features/uploads/upload-entity';

const BATCH = 1_000;

/** Fills the inbox with messages of an ordinary length, half of them read. */
export async function fillMessages(db: Database, count: number): Promise<void> {
  const message = 'A message of some lines, as visitors send them. '.repeat(8);
  await inBatches(
    count,
    index => ({
      id: newId(),
      name: `Visitor ${index}`,
      nameOrder: `visitor ${index}`,
      email: `visitor-${index}@example.com`,
      emailOrder: `visitor-${index}@example.com`,
      message,
      createdAt: new Date(),
      read: index % 2 === 0,
      spam: false,
      deletedAt: null,
    }),
    rows => db.write(manager => manager.insert(contactMessageEntity, rows)),
  );
}

/** Fills the list of files, without the files themselves. */
export async function fillUploads(db: Database, count: number): Promise<void> {
  await inBatches(
    count,
    () => ({
      name: `${newId()}.mp4`,
      mediaType: 'video/mp4',
      bytes: 1_000_000,
      width: null,
      height: null,
      origin: 'client' as const,
      createdAt: new Date(),
    }),
    rows => db.write(manager => manager.insert(uploadEntity, rows)),
  );
}

export async function inBatches<Row>(
  count: number,
  row: (index: number) => Row,
  store: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    await store(Array.from({ length: Math.min(BATCH, count - first) }, (_, offset) => row(first + offset)));
  }
}
