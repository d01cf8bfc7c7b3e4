import { toDefinitions } from '#client/editing/fields/declared-fields';
import type { Editor } from '#client/editing/use-editor';
import type { Issue } from '#client/editing/working-copy/issues';
import {
  changedFields,
  type Edits,
  type FieldDefinition,
  type FieldDefinitions,
  type FieldName,
  type Stored,
} from '#client/editing/working-copy/merge';
import { type Keyed, rowsField, withKeys, withoutKeys } from '#client/editing/working-copy/rows';
import type { SettingsPage } from '#client/lib/owner-paths';
import { applySettings } from '#shared/apply-settings';
import {
  type AddedFont,
  type Site,
  type SiteLink,
  type SiteSettings,
  type SiteUpdate,
  siteFields,
} from '#shared/contract/site';
import type { DrawingName } from '#shared/drawing-names';
import { ENGLISH } from '#shared/language/english';
import { PROJECTS_HEADINGS } from '#shared/language/english/archive';
import { HOME_HEADINGS } from '#shared/language/english/home';
import { NOTES_HEADINGS } from '#shared/language/english/notes';
import { ABOUT_HEADINGS } from '#shared/language/english/timeline';
import { hasPlaceholdersOf, placeholderRule } from '#shared/language/placeholders';
import { toKeys } from '#shared/map-values';
import {
  LIST_FIELDS,
  NO_TEXTS,
  pickTexts,
  storedLists,
  TEXT_FIELDS,
  type TextFields,
} from './sections/section-fields';

/** An interest in the form. Its drawing is '' while its name suggests one. */
export type SiteTopic = Omit<SiteSettings['topics'][number], 'drawing'> & { drawing: DrawingName | '' };
/** A drawing that the owner can choose for an interest. */
export type DrawingChoice = { value: DrawingName; label: string };
export type SiteQuote = SiteSettings['quotes'][number];

/** The settings as edited in the form. */
export type SettingsFields = Omit<SiteSettings, keyof Dates | keyof Rows | 'texts'> &
  Dates &
  Rows &
  TextFields;

type Dates = { birthDate: string; experienceStart: string };
type Rows = {
  links: readonly Keyed<SiteLink>[];
  topics: readonly Keyed<SiteTopic>[];
  quotes: readonly Keyed<SiteQuote>[];
};

export type SettingName = FieldName<SettingsFields>;
export type SettingsOf<Name extends SettingName> = Pick<SettingsFields, Name>;

/** The working copy of all settings. */
export type SettingsEdit = Editor<SettingsFields>;

/** The working copy of some settings, with its edits. */
export type SettingsCopy<Name extends SettingName> = Pick<
  Editor<SettingsOf<Name>>,
  'copy' | 'base' | 'fields'
>;

export type SettingsFormProps<Name extends SettingName> = {
  settings: Pick<Editor<SettingsOf<Name>>, 'fields' | 'set' | 'findIssue' | 'findRowIssue' | 'getLabel'>;
};

/** A setting of the form by name. */
export type NamedSetting<Name extends SettingName, Value> = {
  settings: {
    fields: Readonly<Record<NoInfer<Name>, Value>>;
    set: (name: NoInfer<Name>, value: Value) => void;
  };
  name: Name;
};

export const PROFILE_FIELDS = define('ownerName', 'role', 'location', 'education', 'employment', 'avatar');

export const IDENTITY_FIELDS = {
  ...define('headline', 'introduction', 'codeProfileUrl'),
  links: rows<SiteLink>('links', ['label', 'url', 'icon']),
  ...define('experienceStart', 'birthDate'),
};

const { homeSections, counters, demos, aboutSections, navigation } = LIST_FIELDS;

export const HOME_FIELDS = {
  homeSections,
  counters,
  ...pickTexts(HOME_HEADINGS),
  topics: rows<SiteTopic>('topics', ['name', 'description', 'icon', 'drawing']),
  ...define('featuredLayout', 'replyPromise'),
};

export const PROJECTS_FIELDS = {
  ...pickTexts(PROJECTS_HEADINGS),
  ...define('archiveOpen', 'projectPage', 'playground'),
  demos,
  // The dashboard edits this setting.
  ...define('projectOrder'),
};

export const NOTES_FIELDS = pickTexts(NOTES_HEADINGS);

export const ABOUT_FIELDS = { ...pickTexts(ABOUT_HEADINGS), ...define('aboutView'), aboutSections };

export const QUOTE_FIELDS = { quotes: rows<SiteQuote>('quotes', ['text', 'author']) };

export const NAVIGATION_FIELDS = { navigation };

export const LANGUAGE_FIELDS = { ...define('language'), ...TEXT_FIELDS };

export const APPEARANCE_FIELDS = {
  ...define('style'),
  accent: { ...define('accent').accent, describe: (accent: string) => accent || 'Style default' },
  ...define('type', 'firstTheme', 'hero', 'heroImage', 'heroImageAlt', 'logo', 'logoImage'),
};

/** FontPanel saves fonts immediately, outside the form. */
export const FONT_FIELDS = {
  fonts: {
    ...define('fonts').fonts,
    describe: (fonts: readonly AddedFont[]) => fonts.map(({ name }) => name).join(', '),
  },
};

/** The pages of the settings that edit them, in menu order. The About Editor edits the profile and the quotes. */
const FIELDS_OF_PAGES = {
  identity: IDENTITY_FIELDS,
  appearance: APPEARANCE_FIELDS,
  home: HOME_FIELDS,
  projects: PROJECTS_FIELDS,
  notes: NOTES_FIELDS,
  about: ABOUT_FIELDS,
  navigation: NAVIGATION_FIELDS,
  language: LANGUAGE_FIELDS,
};
export type SettingsFormPage = keyof typeof FIELDS_OF_PAGES & SettingsPage;

export function findPageOf(setting: SettingName): SettingsFormPage | undefined {
  return toKeys(FIELDS_OF_PAGES).find(page => setting in FIELDS_OF_PAGES[page]);
}

export const SETTINGS_FIELDS: FieldDefinitions<SettingsFields> = {
  ...PROFILE_FIELDS,
  ...IDENTITY_FIELDS,
  ...APPEARANCE_FIELDS,
  ...HOME_FIELDS,
  ...PROJECTS_FIELDS,
  ...NOTES_FIELDS,
  ...ABOUT_FIELDS,
  ...QUOTE_FIELDS,
  ...FONT_FIELDS,
  ...NAVIGATION_FIELDS,
  ...LANGUAGE_FIELDS,
};

/** Settings are independent, so changes to different ones from two tabs merge without a conflict. */
function define<Name extends keyof SiteSettings>(
  ...names: Name[]
): { [Each in Name]: FieldDefinition<SiteSettings[Each]> & { isIndependent: true } };
function define(...names: (keyof SiteSettings)[]): Record<string, object> {
  const definitions = toDefinitions(siteFields);
  return Object.fromEntries(names.map(name => [name, { ...definitions[name], isIndependent: true }]));
}

function rows<Row extends Record<string, string>>(
  name: keyof SiteSettings,
  columns: readonly (keyof Row & string)[],
) {
  const describe = (row: Row) =>
    columns
      .filter(column => column !== 'icon' && column !== 'drawing')
      .map(column => row[column])
      .join(' · ');
  return {
    ...rowsField<Row>({ label: siteFields[name].label, columns, describe }),
    isIndependent: true,
  } as const;
}

/**
 * Converts stored settings to form fields. Rows take over the keys in `before` by index, so that React
 * retains their elements.
 */
export function storedSettings(
  { version, texts, ...settings }: Site,
  before?: Partial<SettingsFields>,
): Stored<SettingsFields> {
  return {
    version,
    fields: {
      ...settings,
      ...storedLists(settings),
      ...NO_TEXTS,
      ...texts,
      birthDate: settings.birthDate ?? '',
      experienceStart: settings.experienceStart ?? '',
      links: withKeys(settings.links, before?.links),
      topics: withKeys(
        settings.topics.map(topic => ({ ...topic, drawing: topic.drawing ?? ('' as const) })),
        before?.topics,
      ),
      quotes: withKeys(settings.quotes, before?.quotes),
    },
  };
}

/** Builds an update with the changed settings only, so that a save overwrites no changes made elsewhere. */
export function settingsUpdate(fields: Partial<SettingsFields>, changed: readonly SettingName[]): SiteUpdate {
  const { links, topics, quotes } = fields;
  const settings = {
    ...fields,
    birthDate: fields.birthDate || null,
    experienceStart: fields.experienceStart || null,
    links: links && withoutKeys(links),
    topics:
      topics &&
      withoutKeys(topics).map(({ drawing, ...topic }) => (drawing === '' ? topic : { ...topic, drawing })),
    quotes: quotes && withoutKeys(quotes),
  };
  const pick = (names: readonly SettingName[]) =>
    Object.fromEntries(names.map(name => [name, settings[name]]));
  const texts = changed.filter(isText);
  return { ...pick(changed.filter(name => !isText(name))), ...(texts.length > 0 && { texts: pick(texts) }) };
}

/** Returns the settings as they will be after the edits have been saved. */
export function withEdits<Name extends SettingName>(
  site: SiteSettings,
  definitions: FieldDefinitions<SettingsOf<Name>>,
  { base, fields }: Edits<SettingsOf<Name>>,
): SiteSettings {
  return applySettings(site, settingsUpdate(fields, changedFields(definitions, base.fields, fields)));
}

/** Finds own words that the API would refuse. */
export function findWordIssues(fields: SettingsFields): Issue[] {
  return toKeys(ENGLISH).flatMap(name =>
    hasPlaceholdersOf(ENGLISH[name], fields[name])
      ? []
      : { path: [name], message: placeholderRule(ENGLISH[name]) },
  );
}

function isText(name: SettingName): boolean {
  return name in NO_TEXTS;
}
