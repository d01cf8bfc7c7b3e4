import type { DataSource } from 'typeorm';

const NEWER = { timestamp: 9_999_999_999_999, name: 'FromTheFuture9999999999999' };

/** Records a migration that this version does not know, as a newer version does. */
export async function addNewerMigration(source: DataSource): Promise<void> {
  await source.createQueryBuilder().insert().into('migrations').values(NEWER).execute();
}

export async function removeNewerMigration(source: DataSource): Promise<void> {
  await source.createQueryBuilder().delete().from('migrations').where(NEWER).execute();
}
