import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ContentKindName } from '../../shared/content-kinds';
import type { ImportTarget, LeftOut } from '../../shared/contract/import';
import type { NoteInput } from '../../shared/contract/post';
import type { ProjectFields } from '../../shared/contract/project';
import type { SiteLink, SiteSettings } from '../../shared/contract/site';
import type { TimelineElementInput } from '../../shared/contract/timeline-element';
import type { Fields } from '../core/history';
import type { Figures, ImportedItemRow } from './import-run';

type Entry = {
  /** Names it in its source, and is remembered with what it becomes. */
  key: string;
  /** Where it stands in the source, for the owner. */
  from: string;
  name: string;
  note: string;
  /** What the source counts, which is nobody's text. */
  figures?: Figures;
};

export type IncomingProject = Entry & { target: 'projects'; fields: Partial<ProjectFields> };
/** `publishAt`: when it was published where it comes from. */
export type IncomingNote = Entry & { target: 'notes'; fields: Omit<NoteInput, 'draft'> };
export type IncomingEvent = Entry & { target: 'timeline'; fields: TimelineElementInput };
export type IncomingSkill = Entry & { target: 'skills'; fields: { name: string; category: string } };
/** A text of the settings, or links that are added to those that are there. */
export type IncomingSetting = Entry & {
  target: 'settings';
  fields: Partial<Pick<SiteSettings, 'ownerName' | 'role' | 'introduction' | 'location'>> & {
    links?: SiteLink[];
  };
};

/** An entry of a source, in this site's words. */
export type Incoming = IncomingProject | IncomingNote | IncomingEvent | IncomingSkill | IncomingSetting;

/** Opens a picture. @throws AppError that says why there is none */
export type OpenPicture = () => Promise<Readable>;

/** What a source says, read without looking at the site. */
export type Reading = {
  source: ImportedItemRow['source'];
  /** What the owner calls it: 'resume.json', 'GitHub: ada'. */
  name: string;
  items: Incoming[];
  leftOut: LeftOut[];
  /** The pictures that the fields name, by the token that stands for them there. */
  pictures: Map<string, OpenPicture>;
  showFigures?: ShowFigures;
};

/** Makes the fields in which an item shows what its source counts now; null where nothing moves. */
export type ShowFigures = (stored: Fields, before: Figures, now: Figures) => Fields | null;

const KINDS: Record<ImportTarget, ContentKindName> = {
  settings: 'site',
  timeline: 'timeline',
  projects: 'project',
  notes: 'note',
  skills: 'skills',
};

/** The kind of content that an entry becomes. */
export function kindOf({ target }: Pick<Incoming, 'target'>): ContentKindName {
  return KINDS[target];
}

/** What stands for a picture until it is stored: the same for the same one. */
export function pictureToken(name: string): string {
  return `picture:${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
}

/** A key has up to five parts, and is sent as a name. */
const PART_LENGTH = 150;

/** The form in which the same name always makes the same key. */
export function keyPart(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().replace(/\s+/g, '-').slice(0, PART_LENGTH);
}

/** Gives each of several equal keys one of its own, in their order. */
export function withDistinctKeys<Item extends { key: string }>(items: Item[]): Item[] {
  const seen = new Map<string, number>();
  return items.map(item => {
    const count = (seen.get(item.key) ?? 0) + 1;
    seen.set(item.key, count);
    return count === 1 ? item : { ...item, key: `${item.key}#${count}` };
  });
}
