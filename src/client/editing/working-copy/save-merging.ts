import { findErrorCode } from '#client/lib/api/api-error';
import { canAutoMerge, changedFields, type FieldDefinitions, type FieldName, mergeVersions } from './merge';
import { type Edits, type Stored, type StoredVersion, toVersions } from './working-copy-state';

export type SaveRequest<Fields> = {
  fields: Fields;
  /** The stored fields that the edits began with. */
  base: Fields;
  changed: FieldName<Fields>[];
  expectedVersion: StoredVersion;
};

export type Store<Fields> = {
  /**
   * Sends the fields and returns the stored version. If `expectedVersion` is null, it creates the item again.
   * @throws the API's error: CONFLICT if another version is stored, NOT_FOUND if none is
   */
  save: (request: SaveRequest<Fields>) => Promise<Stored<Fields>>;
  /** Fetches the stored version. Returns null if the item was deleted. */
  fetch: () => Promise<Stored<Fields> | null>;
};

type SaveResult<Fields> =
  | { kind: 'saved'; stored: Stored<Fields> }
  | { kind: 'conflict'; stored: Stored<Fields> | null };

/** Each try may meet another change that merges without asking. */
const MAX_TRIES = 5;

/**
 * Saves the edits on top of the stored version, as long as both can be merged without asking.
 * @throws the API's error if the server refuses for another reason, or cannot be reached
 */
export async function saveMerging<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
  store: Store<Fields>,
  edits: Edits<Fields>,
): Promise<SaveResult<Fields>> {
  let { base, fields } = edits;
  for (let tries = 1; ; tries += 1) {
    try {
      const changed = changedFields(definitions, base.fields, fields);
      const request = { fields, base: base.fields, changed, expectedVersion: base.version };
      return { kind: 'saved', stored: await store.save(request) };
    } catch (error) {
      if (tries === MAX_TRIES || !MOVED_ON.has(findErrorCode(error) ?? '')) throw error;
      const stored = await store.fetch();
      if (stored === null) return { kind: 'conflict', stored };
      // The version was not the reason for the refusal.
      if (stored.version === base.version) throw error;
      // An earlier try may have succeeded, although its response was lost.
      if (changedFields(definitions, fields, stored.fields).length === 0) return { kind: 'saved', stored };
      const versions = toVersions({ base, fields }, stored.fields);
      if (!canAutoMerge(definitions, versions)) return { kind: 'conflict', stored };
      fields = mergeVersions(definitions, versions);
      base = stored;
    }
  }
}

const MOVED_ON = new Set(['CONFLICT', 'NOT_FOUND']);
