import type { EntityManager } from 'typeorm';
import type { ContentKindName } from '#shared/content-kinds';
import type { ContentTable, ImportTarget, OpenContentKind } from '../core/content/content-kind';
import type { Fields, History } from '../core/content/history';

/** The site's content within the transaction of an import. From above: an import knows no kind of content. */
export type ImportContext = {
  manager: EntityManager;
  /** What entries become. */
  kinds: Record<ContentKindName, Pick<OpenContentKind, 'imports'>>;
  versions: {
    /** The versions of an item, the newest first; none when it was never saved since it was made. */
    list(id: string): Promise<{ number: number }[]>;
    restore(version: { id: string; number: number }): Promise<unknown>;
  };
  /** Where rows belong. */
  tables: readonly ContentTable[];
  history: History;
  /** Takes an item out of the trash, if it is there, and answers what it was. */
  takeFromTrash(manager: EntityManager, id: string): Promise<Fields | null>;
};

/** Runs `work` in one transaction: all of it is stored, or nothing is. */
export type ChangeContent = <T>(work: (context: ImportContext) => Promise<T>) => Promise<T>;

/** @throws Error for a kind that nothing can be imported as: no source names one */
export function getImportTarget({ kinds }: ImportContext, kind: ContentKindName): ImportTarget {
  const { imports } = kinds[kind];
  if (imports === 'none') throw new Error(`Nothing is imported as ${kind}`);
  return imports;
}

/** The number of what is stored of an item now; 0 when it was never saved since it was made. */
export async function latestVersion({ versions }: ImportContext, id: string): Promise<number> {
  return (await versions.list(id))[0]?.number ?? 0;
}
