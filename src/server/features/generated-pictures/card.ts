import { toMarkdownText } from '#server/core/markdown/markdown-pool';
import type { NoteSummary } from '#shared/contract/post';
import { NEW_PROJECT, type Project } from '#shared/contract/project';
import type { SiteSettings } from '#shared/contract/site';
import { COVERS_PATH } from '#shared/covers/cover-image';
import { ABOUT_TEXTS } from '#shared/language/english/about';
import { NOTE_TEXTS } from '#shared/language/english/note';
import { NOTES_TEXTS } from '#shared/language/english/notes';
import { PROJECT_TEXTS } from '#shared/language/english/project';
import { PROJECT_PAGE_TEXTS } from '#shared/language/english/project-page';
import { toWords } from '#shared/language/load-texts';
import { translateStatus } from '#shared/language/status-label';
import { createTranslate } from '#shared/language/translate';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import { UPLOADS_PATH } from '#shared/upload-names';

export type Card = {
  owner: string;
  /** The language of the titles and the text. */
  language: string;
  /** Candidates for the title. The card shows the first one that the fonts can set whole. */
  titles: string[];
  text: string;
  facts: { label: string; value: string; mark?: StatusMark }[];
  /** The address of an upload or the path of a generated cover. */
  image?: string;
};

/** The shape of the dot repeats the meaning of its color. */
export type StatusMark = 'full' | 'half' | 'ring' | 'dotted' | 'none';

const MARKS: Record<string, StatusMark> = {
  completed: 'full',
  wip: 'half',
  planned: 'ring',
  planning: 'dotted',
};
/** A card never shows more of a text than this. */
const SHOWN_CHARACTERS = 400;

/** Describes the share picture of a project. Load the texts of the site's language before. */
export async function projectCard(project: Project, site: SiteSettings): Promise<Card> {
  const { title, image, generatedCover, category, status } = project;
  const t = createTranslate({ ...PROJECT_PAGE_TEXTS, ...PROJECT_TEXTS }, toWords(site));
  // The defaults of a new project carry no information.
  const [description, timeline] = (['description', 'timeline'] as const).map(name =>
    project[name] === NEW_PROJECT[name] ? '' : project[name],
  );
  return {
    owner: shorten(site.ownerName),
    language: project.language ?? site.language,
    titles: [title, category, site.ownerName].map(shorten),
    text: shorten(await toMarkdownText(description ?? '')),
    facts: withValues([
      { label: t('categoryFact'), value: category },
      { label: t('statusFact'), value: translateStatus(status, t), mark: MARKS[status] ?? 'none' },
      { label: t('timelineFact'), value: timeline ?? '' },
    ]),
    ...withPicture(image, generatedCover),
  };
}

export function noteCard(note: NoteSummary, site: SiteSettings): Card {
  const { title, summary, cover, generatedCover, publishedAt, minutes, tags } = note;
  const words = toWords(site);
  const t = createTranslate({ ...NOTES_TEXTS, ...NOTE_TEXTS }, words);
  const published = new Date(publishedAt).toLocaleDateString(words.locale, DAY);
  return {
    owner: shorten(site.ownerName),
    language: note.language ?? site.language,
    titles: [title, ...tags, site.ownerName].map(shorten),
    text: shorten(summary),
    facts: withValues([
      { label: t('published'), value: published },
      { label: t('readingTime'), value: t('minutes', { count: minutes }) },
      { label: t('tags'), value: tags.slice(0, 3).join(', ') },
    ]),
    ...withPicture(cover, generatedCover),
  };
}

const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;

export function siteCard(site: SiteSettings): Card {
  const { ownerName, location, education, employment } = site;
  const t = createTranslate(ABOUT_TEXTS, toWords(site));
  // The defaults of a new site carry no information.
  const [headline, role] = (['headline', 'role'] as const).map(name =>
    site[name] === BLANK_SITE_SETTINGS[name] ? '' : shorten(site[name]),
  );
  const titles = [headline, role, shorten(ownerName)].filter(title => title !== undefined);
  return {
    owner: shorten(ownerName),
    language: site.language,
    titles,
    text: headline === '' ? '' : (role ?? ''),
    facts: withValues([
      { label: t('locationFact'), value: location },
      { label: t('educationFact'), value: education },
      { label: t('employmentFact'), value: employment },
    ]),
  };
}

/** Lists the texts of a card that come from the owner. */
export function listCardTexts({ owner, titles, text, facts }: Card): string[] {
  return [owner, ...titles, text, ...facts.map(({ value }) => value)];
}

/** Pictures of other sites are not fetched. */
function withPicture(own: string, generated: string | undefined): Pick<Card, 'image'> {
  const image = own || generated;
  return image?.startsWith(UPLOADS_PATH) || image?.startsWith(COVERS_PATH) ? { image } : {};
}

function withValues(facts: Card['facts']): Card['facts'] {
  return facts.map(fact => ({ ...fact, value: shorten(fact.value) })).filter(({ value }) => value !== '');
}

function shorten(text: string): string {
  return [...text.slice(0, SHOWN_CHARACTERS * 2)].slice(0, SHOWN_CHARACTERS).join('');
}
