import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { LeftOut } from '#shared/contract/import';
import type { NoteInput } from '#shared/contract/post';
import type { ProjectFields } from '#shared/contract/project';
import type { SiteLink, SiteSettings } from '#shared/contract/site';
import type { TimelineElementInput } from '#shared/contract/timeline-element';
import type { Fields } from '../core/content/history';
import type { Figures, ImportedItemRow } from './import-run';

export type Entry = {
  /** Names it in its source, and is remembered with what it becomes. */
  key: string;
  /** Where it stands in the source, for the owner. */
  from: string;
  name: string;
  note: string;
  /** What the source counts, which is nobody's text. */
  figures?: Figures;
};

/** What an entry says, by the kind of content that it becomes. */
type EntryFields = {
  project: Partial<ProjectFields>;
  /** `publishAt`: when it was published where it comes from. */
  note: Omit<NoteInput, 'draft'>;
  timeline: TimelineElementInput;
  skills: { name: string; category: string };
  /** A text of the settings, or links that are added to those that are there. */
  site: Partial<Pick<SiteSettings, 'ownerName' | 'role' | 'introduction' | 'location'>> & {
    links?: SiteLink[];
  };
};

/** An entry of a source, in this site's words. */
export type Incoming<Kind extends keyof EntryFields = keyof EntryFields> = {
  [Name in Kind]: Entry & { kind: Name; fields: EntryFields[Name] };
}[Kind];

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
