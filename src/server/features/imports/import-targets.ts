import type { EntityManager } from 'typeorm';
import type { SiteSettings } from '../../../shared/contract/site';
import type { Fields } from '../../core/history';
import type { ImportedItemRow } from './import-entities';

/** What an import may do with one kind of content. */
export type ContentTarget = {
  /** What is stored of these items, by id; those that are gone are missing. */
  read(ids: string[]): Promise<Map<string, Fields>>;
  /** Makes a draft, and answers its id. @throws AppError BAD_REQUEST for what may not be stored */
  create(fields: Fields): Promise<string>;
  /** @throws AppError as create does */
  update(id: string, fields: Fields): Promise<void>;
  /** To the trash. */
  remove(id: string): Promise<void>;
};

/** The site's content within one transaction. From above: features do not know each other. */
export type ImportTargets = Record<ContentKind, ContentTarget> & {
  manager: EntityManager;
  skills: {
    names(): Promise<string[]>;
    /** Adds them to the end of the list, and answers their ids. */
    add(skills: Fields[]): Promise<string[]>;
    /** Those that are there. Answers how many that were. */
    remove(ids: string[]): Promise<number>;
  };
  site: { id: string; get(): Promise<SiteSettings>; update(settings: Fields): Promise<void> };
  versions: {
    /** The number of what is stored of an item now; 0 when it was never saved since it was made. */
    latest(id: string): Promise<number>;
    restore(id: string, number: number): Promise<void>;
  };
};

/** Runs `work` in one transaction: all of it is stored, or nothing is. */
export type ChangeContent = <T>(work: (targets: ImportTargets) => Promise<T>) => Promise<T>;

/** By which of the targets an imported item is kept. */
export type ContentKind = ImportedItemRow['kind'];
