import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SECRETS_PATH } from '#server/core/archive/archive-format';
import type { Archive } from '#server/core/archive/archive-reader';
import { filterTables, readDocument, type StoredRow } from '#server/core/archive/archive-tables';
import type { Entity } from '#server/core/database/entity';
import { unseal } from './sealed-secrets';

/** Reads the tables that grant access. @throws AppError BAD_REQUEST for the wrong passphrase */
export async function readSecrets(
  archive: Archive,
  entities: Entity[],
  passphrase: string,
): Promise<StoredRow[]> {
  const document = await unseal(await text(await archive.open(SECRETS_PATH)), passphrase);
  const rows = readDocument(
    Readable.from([Buffer.from(document)]),
    SECRETS_PATH,
    filterTables(entities, 'secret'),
  );
  const secrets: StoredRow[] = [];
  for await (const row of rows) secrets.push(row);
  return secrets;
}
