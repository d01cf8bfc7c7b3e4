import type { SiteSettings, SiteUpdate } from '../../../../shared/contract/site';
import { type Keyed, withKeys } from './row-list';

export type SiteLink = SiteSettings['links'][number];
export type SiteTopic = SiteSettings['topics'][number];
export type SiteQuote = SiteSettings['quotes'][number];

/** The settings as the fields on screen hold them. */
export type SettingsDraft = Omit<SiteSettings, 'birthDate' | 'links' | 'topics' | 'quotes'> & {
  /** '' when there is none. */
  birthDate: string;
  links: readonly Keyed<SiteLink>[];
  topics: readonly Keyed<SiteTopic>[];
  quotes: readonly Keyed<SiteQuote>[];
};

/** The owner's working copy, and the saved settings that it differs from. */
export type EditedSettings = { saved: SiteSettings; draft: SettingsDraft };

/** What each panel of the editor is given. */
export type SettingsPartProps = {
  draft: SettingsDraft;
  change: (changes: Partial<SettingsDraft>) => void;
  /** What the server said of this value at the last save: by field, 'ownerName' or 'links.<key>.url'. */
  errorOf: (path: string, value: string) => string | undefined;
};

export const TEXT_FIELDS = [
  ...(['ownerName', 'role', 'headline', 'introduction', 'avatar', 'location'] as const),
  ...(['education', 'employment', 'codeProfileUrl', 'experienceStart'] as const),
];
const FIELDS = [...TEXT_FIELDS, 'birthDate', 'links', 'topics', 'quotes'] as const;
type Field = (typeof FIELDS)[number];

/** `unsent` are changes that were kept from before. */
export function startEditing(saved: SiteSettings, unsent: SiteUpdate = {}): EditedSettings {
  const settings = { ...saved };
  for (const field of FIELDS) takeOver(settings, unsent, field);
  return { saved, draft: draftOf(settings) };
}

export type SettingsAction =
  | { type: 'change'; changes: Partial<SettingsDraft> }
  | { type: 'discard' }
  /** Other settings are saved now: those of `sent`, if this was our own save. */
  | { type: 'saved'; settings: SiteSettings; sent?: SettingsDraft };

export function changeSettings(edited: EditedSettings, action: SettingsAction): EditedSettings {
  switch (action.type) {
    case 'change':
      return { ...edited, draft: { ...edited.draft, ...action.changes } };
    case 'discard':
      return { ...edited, draft: draftOf(edited.saved, edited.draft) };
    case 'saved':
      return rebase(edited, action.settings, action.sent);
  }
}

/** What was changed since stays as the owner has it, the rest follows what is saved. */
function rebase(
  { saved: before, draft }: EditedSettings,
  saved: SiteSettings,
  sent?: SettingsDraft,
): EditedSettings {
  const mine = valuesOf(draft);
  const ours = sent && valuesOf(sent);
  const next = draftOf(saved, draft);
  for (const field of FIELDS) {
    const isUntouched = isSame(mine, before, field) || (ours !== undefined && isSame(mine, ours, field));
    if (!isUntouched) copy(next, draft, field);
  }
  return { saved, draft: next };
}

/** What a save must send: only what differs, so that it undoes nothing that was saved elsewhere meanwhile. */
export function unsentChanges({ saved, draft }: EditedSettings): SiteUpdate {
  const mine = valuesOf(draft);
  const changes: SiteUpdate = {};
  for (const field of FIELDS) {
    if (!isSame(mine, saved, field)) takeOver(changes, mine, field);
  }
  return changes;
}

function draftOf(settings: SiteSettings, before?: SettingsDraft): SettingsDraft {
  return {
    ...settings,
    birthDate: settings.birthDate ?? '',
    links: withKeys(settings.links, before?.links),
    topics: withKeys(settings.topics, before?.topics),
    quotes: withKeys(settings.quotes, before?.quotes),
  };
}

/** The draft as it would be saved. */
function valuesOf(draft: SettingsDraft): SiteSettings {
  return {
    ...draft,
    birthDate: draft.birthDate || null,
    links: draft.links.map(({ label, url, icon }) => ({ label, url, icon })),
    topics: draft.topics.map(({ name, description, icon }) => ({ name, description, icon })),
    quotes: draft.quotes.map(({ text, author }) => ({ text, author })),
  };
}

function isSame(a: SiteSettings, b: SiteSettings, field: Field): boolean {
  return JSON.stringify(sorted(a[field])) === JSON.stringify(sorted(b[field]));
}

/** Objects that differ in the order of their keys alone are the same. */
function sorted(value: SiteSettings[Field]): unknown {
  if (!Array.isArray(value)) return value;
  return value.map(row => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function copy<F extends Field>(target: SettingsDraft, source: SettingsDraft, field: F): void {
  target[field] = source[field];
}

/** The field's value, where the source has one. */
function takeOver<F extends Field>(target: Pick<SiteUpdate, F>, source: Pick<SiteUpdate, F>, field: F): void {
  const value = source[field];
  if (value !== undefined) target[field] = value;
}
