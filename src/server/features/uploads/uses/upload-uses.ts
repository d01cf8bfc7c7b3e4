import { type EntityManager, In, Not } from 'typeorm';
import type { StoredFields } from '#server/core/content/history';
import { afterWrite } from '#server/core/database/after-write';
import { upsertRows } from '#server/core/database/upsert-rows';
import type { UploadDeletion } from '#server/features/uploads/lifetime/upload-deletion';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { listUses, toHiddenUse } from './list-uses';
import { type UploadUseRow, uploadUseEntity } from './upload-use-entity';
import { namedByStem } from './used-files';

/** The number of rows in one statement. SQLite accepts at most 32,766 values. */
const INSERT_SIZE = 500;

type Deletion = Pick<UploadDeletion, 'deleteReleased' | 'withdrawHidden'>;

/** The fields of an item, and their JSON. */
type State = { fields: StoredFields; text: string };

/** Records which items use a file, in the transaction that stores or deletes an item. */
export function createUploadUses({ deleteReleased, withdrawHidden }: Deletion) {
  /** Records the files of a changed item. Those that it no longer names are used by its versions. */
  async function change(
    manager: EntityManager,
    id: string,
    { before, after }: { before: State | null; after: State | null },
  ): Promise<void> {
    const former = toUses(id, before);
    const current = toUses(id, after);
    const dropped = [...former.keys()].filter(file => !current.has(file));
    const uses = [...current.values(), ...dropped.map(file => toHiddenUse(id, file))];
    const changed = uses.filter(use => !isSame(use, former.get(use.file)));
    for (let start = 0; start < changed.length; start += INSERT_SIZE) {
      const rows = changed.slice(start, start + INSERT_SIZE);
      await upsertRows(manager, uploadUseEntity, rows, ['isPublic', 'visibleFrom']);
    }
    const wereShown = changed.map(({ file }) => file).filter(file => former.get(file)?.isPublic);
    if (wereShown.length > 0) afterWrite(() => withdrawHidden(wereShown));
  }

  /** Forgets an item that was deleted with its versions, or files that none of its versions name any longer. */
  async function forget(manager: EntityManager, itemId: string, files?: string[]): Promise<void> {
    const where = { itemId, ...(files && { file: In(files) }) };
    const uses = await manager.findBy(uploadUseEntity, where);
    if (uses.length === 0) return;
    await manager.delete(uploadUseEntity, where);
    for (const { file } of uses) {
      const upload = { ...namedByStem(file), origin: Not('resume' as const) };
      await manager.update(uploadEntity, upload, { state: 'released' });
    }
    afterWrite(deleteReleased);
  }

  return { change, forget };
}

function toUses(id: string, state: State | null): Map<string, UploadUseRow> {
  return state ? listUses(id, state.fields, state.text) : new Map();
}

function isSame(use: UploadUseRow, former: UploadUseRow | undefined): boolean {
  return JSON.stringify(use) === JSON.stringify(former);
}
