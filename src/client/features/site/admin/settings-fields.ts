import type { Editor } from '#client/editing/use-editor';
import {
  changedFields,
  type Edits,
  type FieldDefinitions,
  type FieldName,
  type Stored,
} from '#client/editing/working-copy/merge';
import { type Keyed, rowsField, withKeys, withoutKeys } from '#client/editing/working-copy/rows';
import type { SettingsPage } from '#client/lib/owner-paths';
import {
  FIRST_THEME_LABELS,
  HERO_LABELS,
  LOGO_LABELS,
  STYLE_LABELS,
  TYPE_LABELS,
} from '#shared/appearance/appearance-labels';
import { FIRST_THEMES, HEROES, LOGOS, LOOK_STYLES, TYPE_CHOICES } from '#shared/appearance/looks';
import { applySettings } from '#shared/apply-settings';
import type { Appearance } from '#shared/contract/appearance';
import { PROJECT_PAGE_LABELS, PROJECT_PAGES } from '#shared/contract/project';
import {
  ABOUT_VIEWS,
  type AddedFont,
  ARCHIVE_OPEN,
  FEATURED_LAYOUTS,
  PROJECT_ORDER_LABELS,
  PROJECT_ORDERS,
  type Site,
  type SiteLink,
  type SiteSettings,
  type SiteUpdate,
} from '#shared/contract/site';
import { type DrawingName, toDrawing } from '#shared/drawing-names';
import { toKeys } from '#shared/map-values';
import { ABOUT_TEXTS } from '#shared/sections/about';
import { HOME_TEXTS } from '#shared/sections/home';
import { NOTES_TEXTS } from '#shared/sections/notes';
import { PROJECTS_TEXTS } from '#shared/sections/projects';
import { LIST_FIELDS, NO_TEXTS, pickTexts, storedLists, type TextFields } from './sections/section-fields';
import {
  ABOUT_VIEW_LABELS,
  ARCHIVE_OPEN_LABELS,
  FEATURED_LAYOUT_LABELS,
  SETTINGS_LABELS,
} from './settings-labels';

/** An interest in the form, with a drawing that stays the same when it moves. */
export type SiteTopic = Omit<SiteSettings['topics'][number], 'drawing'> & { drawing: DrawingName };
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

type AppearanceSetting = keyof Appearance;

/** Settings are independent, so changes to different ones from two tabs merge without a conflict. */
export const PROFILE_FIELDS = {
  ownerName: text('ownerName'),
  role: text('role'),
  location: text('location'),
  education: text('education'),
  employment: text('employment'),
  avatar: text('avatar'),
};

export const IDENTITY_FIELDS = {
  headline: text('headline'),
  introduction: text('introduction'),
  codeProfileUrl: text('codeProfileUrl'),
  links: rows<SiteLink>('links', ['label', 'url', 'icon']),
  experienceStart: text('experienceStart'),
  birthDate: text('birthDate'),
};

const { homeSections, counters, demos, aboutSections, navigation } = LIST_FIELDS;

export const HOME_FIELDS = {
  homeSections,
  counters,
  ...pickTexts(HOME_TEXTS),
  topics: rows<SiteTopic>('topics', ['name', 'description', 'icon', 'drawing']),
  featuredLayout: choice('featuredLayout', FEATURED_LAYOUTS, layout => FEATURED_LAYOUT_LABELS[layout]),
  replyPromise: text('replyPromise'),
};

export const PROJECTS_FIELDS = {
  ...pickTexts(PROJECTS_TEXTS),
  archiveOpen: choice('archiveOpen', ARCHIVE_OPEN, open => ARCHIVE_OPEN_LABELS[open]),
  projectPage: choice('projectPage', PROJECT_PAGES, page => PROJECT_PAGE_LABELS[page]),
  playground: {
    label: SETTINGS_LABELS.playground,
    isIndependent: true,
    describe: (isShown: boolean) => (isShown ? 'Shown' : 'Hidden'),
  } as const,
  demos,
  // The dashboard edits this setting.
  projectOrder: choice('projectOrder', PROJECT_ORDERS, order => PROJECT_ORDER_LABELS[order]),
};

export const NOTES_FIELDS = pickTexts(NOTES_TEXTS);

export const ABOUT_FIELDS = {
  ...pickTexts(ABOUT_TEXTS),
  aboutView: choice('aboutView', ABOUT_VIEWS, view => ABOUT_VIEW_LABELS[view]),
  aboutSections,
};

export const QUOTE_FIELDS = { quotes: rows<SiteQuote>('quotes', ['text', 'author']) };

export const NAVIGATION_FIELDS = { navigation };

export const APPEARANCE_FIELDS: FieldDefinitions<SettingsOf<AppearanceSetting>> = {
  style: choice('style', LOOK_STYLES, style => STYLE_LABELS[style].label),
  accent: { ...text('accent'), describe: accent => accent || 'Style default' },
  type: choice('type', TYPE_CHOICES, type => TYPE_LABELS[type]),
  firstTheme: choice('firstTheme', FIRST_THEMES, theme => FIRST_THEME_LABELS[theme]),
  hero: choice('hero', HEROES, hero => HERO_LABELS[hero].label),
  heroImage: text('heroImage'),
  heroImageAlt: text('heroImageAlt'),
  logo: choice('logo', LOGOS, logo => LOGO_LABELS[logo].label),
  logoImage: text('logoImage'),
};

/** FontPanel saves fonts immediately, outside the form. */
export const FONT_FIELDS = {
  fonts: {
    label: SETTINGS_LABELS.fonts,
    isIndependent: true,
    describe: (fonts: readonly AddedFont[]) => fonts.map(({ name }) => name).join(', '),
  } as const,
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
};

function text(name: keyof SiteSettings) {
  return { label: SETTINGS_LABELS[name], isIndependent: true } as const;
}

/**
 * Defines a field with fixed values. It rejects edits stored by another version with a value that no longer
 * exists.
 */
function choice<Value extends string>(
  name: keyof SiteSettings,
  values: readonly Value[],
  describe: (value: Value) => string,
) {
  return {
    label: SETTINGS_LABELS[name],
    isIndependent: true,
    accepts: (value: unknown) => values.some(allowed => allowed === value),
    describe,
  } as const;
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
    ...rowsField<Row>({ label: SETTINGS_LABELS[name], columns, describe }),
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
        settings.topics.map((topic, index) => ({ ...topic, drawing: toDrawing(topic, index) })),
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
    topics: topics && withoutKeys(topics),
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

function isText(name: SettingName): boolean {
  return name in NO_TEXTS;
}
