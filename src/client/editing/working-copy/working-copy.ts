import { findErrorCode, toIssues } from '#client/lib/api/api-error';
import type { Issue, SentIssues } from './issues';
import {
  canAutoMerge,
  changedFields,
  type Edits,
  type FieldDefinitions,
  type FieldName,
  isDirty,
  mergeVersions,
  type Stored,
  type StoredVersion,
  toVersions,
} from './merge';
import { readStoredEdits, readStoredText, storeEdits } from './stored-edits';

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

export type WorkingCopyOptions<Fields extends object> = Store<Fields> & {
  /** The key in this tab's storage. */
  name: string;
  definitions: FieldDefinitions<Fields>;
  stored: Stored<Fields>;
  /** Returns the issues found before anything is sent. */
  validate?: (fields: Fields) => Issue[];
  /** Cleans the fields before a save, such as removing empty rows. */
  normalize?: (fields: Fields) => Fields;
  /** Merges the saved fields into edits made during the save. Defaults to a three-way merge. */
  adoptSaved?: (versions: { sent: Fields; saved: Fields; current: Fields }) => Fields;
};

type WorkingCopyState<Fields> = Edits<Fields> & {
  isSaving: boolean;
  /** The edits come from this tab's storage. */
  isRestored: boolean;
  /** A version saved elsewhere cannot be merged without asking. */
  isBehind: boolean;
  /** A save of `mine` met another version and the owner has to choose. `stored` is null if the item was deleted. */
  conflict: { stored: Stored<Fields> | null; mine: Fields } | null;
  /** Issues of the last save. */
  issues: SentIssues<Fields>;
  error: unknown;
  failedSaves: number;
};

export type SaveOutcome<Fields> =
  /** A saved outcome is dirty if more was edited during the save. */
  | { kind: 'saved'; stored: Stored<Fields>; isDirty: boolean }
  | { kind: 'invalid'; issues: Issue[] }
  | { kind: 'conflict' }
  | { kind: 'failed'; error: unknown };

/** Sets fields of one save that the owner does not edit directly, such as the publishing plan. */
export type Prepare<Fields> = (fields: Fields) => Fields;

type Listener = () => void;

const unprepared = <Fields>(fields: Fields): Fields => fields;

/** Each try may meet another change that merges without asking. */
const MAX_TRIES = 5;
const MOVED_ON = new Set(['CONFLICT', 'NOT_FOUND']);

/**
 * Holds the owner's edits of stored fields. They survive a reload and a new sign-in, and a save never
 * overwrites changes made elsewhere without asking.
 */
export class WorkingCopy<Fields extends object> {
  readonly name: string;
  readonly definitions: FieldDefinitions<Fields>;
  readonly #options: WorkingCopyOptions<Fields>;
  #isAbandoned = false;
  /** The text in this tab's storage that the copy has read or written last. */
  #storedText: string | null;
  readonly #listeners = new Set<Listener>();
  #state: WorkingCopyState<Fields>;
  #latest: Stored<Fields>;
  #running: Promise<SaveOutcome<Fields>> | null = null;
  #prepare: Prepare<Fields> = unprepared;
  #isSaveRequested = false;

  constructor(options: WorkingCopyOptions<Fields>) {
    const { name, definitions, stored } = options;
    const restored = readStoredEdits(name, definitions, stored.fields);
    this.#options = options;
    this.#storedText = readStoredText(name);
    this.name = name;
    this.definitions = definitions;
    this.#latest = stored;
    this.#state = {
      ...(restored ?? { base: stored, fields: stored.fields }),
      isSaving: false,
      isRestored: restored !== null,
      isBehind: false,
      conflict: null,
      issues: [],
      error: null,
      failedSaves: 0,
    };
  }

  readonly getState = (): WorkingCopyState<Fields> => this.#state;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly change = (changes: Partial<Fields>): void =>
    this.#edit({ fields: { ...this.#state.fields, ...changes } }, true);

  readonly set = <Name extends FieldName<Fields>>(name: Name, value: Fields[Name]): void => {
    const fields = { ...this.#state.fields };
    fields[name] = value;
    this.#edit({ fields }, true);
  };

  /** Merges a version saved elsewhere if that loses nothing. Otherwise the next save asks. */
  readonly receive = (stored: Stored<Fields>): void => {
    if (isNewer(stored.version, this.#latest.version)) this.#latest = stored;
    if (this.#running || !isNewer(stored.version, this.#state.base.version)) return;
    if (canAutoMerge(this.definitions, toVersions(this.#state, stored.fields))) this.#mergeWith(stored);
    else this.#set({ isBehind: true });
  };

  /**
   * Fetches the stored version. A failed fetch changes nothing, because the next save meets the newer
   * version.
   */
  readonly checkForNewerVersion = async (): Promise<void> => {
    if (this.#running) return;
    const stored = await this.#options.fetch().catch(() => null);
    if (stored) this.receive(stored);
  };

  /** Opens the conflict before a save does. */
  readonly review = (): void => {
    const { isBehind, fields } = this.#state;
    if (!isBehind) return;
    this.#prepare = unprepared;
    this.#set({ conflict: { stored: this.#latest, mine: fields } });
  };

  /** Validates one field, such as on blur. */
  readonly check = (field: FieldName<Fields>): void => {
    const { fields, issues } = this.#state;
    const isOfField = ({ path }: Issue) => path[0] === field;
    const found = this.#validate(fields).filter(isOfField);
    // Issues reported by the server stay.
    if (found.length === 0) return;
    const others = issues.filter(issue => !isOfField(issue));
    this.#set({ issues: [...others, ...found.map(issue => ({ ...issue, sent: fields }))] });
  };

  /** Runs one save at a time. A save requested during another runs after it. */
  readonly save = (prepare: Prepare<Fields> = unprepared): Promise<SaveOutcome<Fields>> => {
    this.#prepare = prepare;
    this.#isSaveRequested = this.#running !== null;
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null;
      this.#set({ isSaving: false });
    });
    return this.#running;
  };

  /** Repeats the last save, such as after a failure. */
  readonly retry = (): Promise<SaveOutcome<Fields>> => this.save(this.#prepare);

  /** Repeats the save with the owner's edits over a conflicting version. Fields without edits adopt that version. */
  readonly overwrite = (): Promise<SaveOutcome<Fields>> => {
    const { base, conflict } = this.#state;
    if (conflict?.stored) this.#mergeWith(conflict.stored);
    else if (conflict) this.#edit({ base: { ...base, version: null } });
    return this.retry();
  };

  readonly takeStored = (): void => {
    const { conflict } = this.#state;
    if (conflict?.stored) this.#startFrom(conflict.stored);
  };

  readonly keepEditing = (): void => this.#set({ conflict: null });

  readonly discard = (): void => {
    const { base } = this.#state;
    this.#startFrom(isNewer(this.#latest.version, base.version) ? this.#latest : base);
  };

  /** Deletes the edits permanently, because a screen stays mounted for a while after the owner leaves it. */
  readonly abandon = (): void => {
    this.#isAbandoned = true;
    storeEdits(this.name, null);
  };

  async #saveAll(): Promise<SaveOutcome<Fields>> {
    this.#set({ conflict: null, issues: [], error: null });
    const { base, fields } = this.#state;
    const prepare = this.#prepare;
    const issues = this.#validate(prepare(fields));
    if (issues.length > 0) {
      this.#refuse(issues, fields);
      return { kind: 'invalid', issues };
    }
    this.#isSaveRequested = false;
    this.#set({ isSaving: true });
    const outcome = await this.#send({ base, fields }, prepare);
    const isRequested = this.#isSaveRequested && outcome.kind === 'saved';
    return isRequested && this.#hasMoreToSave() ? this.#saveAll() : outcome;
  }

  #hasMoreToSave(): boolean {
    const { base, fields } = this.#state;
    return isDirty(this.definitions, { base, fields: this.#prepare(fields) });
  }

  async #send({ base, fields }: Edits<Fields>, prepare: Prepare<Fields>): Promise<SaveOutcome<Fields>> {
    const sent = prepare(this.#options.normalize?.(fields) ?? fields);
    try {
      return await this.#sendMerged(fields, { base, fields: sent });
    } catch (error) {
      this.#refuse(toIssues(error), sent);
      this.#set({ error });
      return { kind: 'failed', error };
    }
  }

  /**
   * Saves on top of the stored version, as long as both can be merged without asking.
   * @throws the API's error if the server refuses for another reason, or cannot be reached
   */
  async #sendMerged(edited: Fields, sent: Edits<Fields>): Promise<SaveOutcome<Fields>> {
    let { base, fields } = sent;
    for (let tries = 1; ; tries += 1) {
      try {
        const changed = changedFields(this.definitions, base.fields, fields);
        const request = { fields, base: base.fields, changed, expectedVersion: base.version };
        return this.#adopt(edited, await this.#options.save(request));
      } catch (error) {
        if (tries === MAX_TRIES || !MOVED_ON.has(findErrorCode(error) ?? '')) throw error;
        const stored = await this.#options.fetch();
        // The version was not the reason for the refusal.
        if (stored?.version === base.version) throw error;
        const versions = stored && toVersions({ base, fields }, stored.fields);
        if (!versions || !canAutoMerge(this.definitions, versions)) {
          this.#set({ conflict: { stored, mine: sent.fields } });
          return { kind: 'conflict' };
        }
        // An earlier try may have succeeded, although its response was lost.
        if (changedFields(this.definitions, fields, stored.fields).length === 0)
          return this.#adopt(edited, stored);
        fields = mergeVersions(this.definitions, versions);
        base = stored;
      }
    }
  }

  #adopt(sent: Fields, stored: Stored<Fields>): SaveOutcome<Fields> {
    const { fields: current } = this.#state;
    const fields =
      this.#options.adoptSaved?.({ sent, saved: stored.fields, current }) ??
      mergeVersions(this.definitions, { base: sent, mine: current, theirs: stored.fields });
    this.#edit({ base: stored, fields, isRestored: false });
    return { kind: 'saved', stored, isDirty: isDirty(this.definitions, this.#state) };
  }

  #validate(fields: Fields): Issue[] {
    return this.#options.validate?.(fields) ?? [];
  }

  #refuse(issues: readonly Issue[], sent: Fields): void {
    const { failedSaves } = this.#state;
    this.#set({ issues: issues.map(issue => ({ ...issue, sent })), failedSaves: failedSaves + 1 });
  }

  #mergeWith(stored: Stored<Fields>): void {
    const versions = toVersions(this.#state, stored.fields);
    this.#edit({ base: stored, fields: mergeVersions(this.definitions, versions) });
  }

  #startFrom(stored: Stored<Fields>): void {
    this.#edit({
      base: stored,
      fields: stored.fields,
      conflict: null,
      issues: [],
      error: null,
      isRestored: false,
    });
  }

  #edit(changes: Partial<WorkingCopyState<Fields>>, isTyped = false): void {
    this.#set('base' in changes ? { isBehind: false, ...changes } : changes);
    // A later copy of the same item may have stored its edits while this one was saved.
    const isOutdated = !isTyped && readStoredText(this.name) !== this.#storedText;
    if (this.#isAbandoned || isOutdated) return;
    const { base, fields } = this.#state;
    const edits = isDirty(this.definitions, this.#state) ? { base, fields } : null;
    this.#storedText = storeEdits(this.name, edits);
  }

  #set(changes: Partial<WorkingCopyState<Fields>>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

function isNewer(version: StoredVersion, than: StoredVersion): boolean {
  return version !== null && than !== null && version > than;
}
