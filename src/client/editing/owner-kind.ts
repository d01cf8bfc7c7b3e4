import { type ComponentType, createContext, useContext } from 'react';
import type { ContentKindName } from '#shared/content-kinds';
import type { ImportItem } from '#shared/contract/import';
import type { AppRoute } from '../content/define-route';
import type { ApiUtils } from '../lib/api/trpc';
import type { RestoreChoices, RestoreQuestionProps } from './restore-question';

/**
 * A kind of content on the owner's side. 'none' means that a feature does not apply. Every owner screen loads this, so each
 * kind loads its screens on demand.
 */
export type OwnerKind = {
  nouns: Nouns;
  /** Tables whose rows a backup or an export counts. */
  tables: readonly ContentTable[] | 'none';
  /** Refetches all queries of the kind, after a change made outside its editor. */
  refetch: (utils: ApiUtils) => void;
  screens: readonly AppRoute[];
  navigation: NavigationLink | 'none';
  editLinks: readonly EditLink[] | 'none';
  /** Heading of the kind's items in an import. */
  importGroup: { target: ImportItem['target']; title: string } | 'none';
  /** Settings for deleted items. `asks` lists fields besides the address that a restore may ask for. */
  trash: 'none' | { asks: readonly RestoreField[] };
};

/** A field that the server may require for a restore, and the dialog that asks for it. */
export type RestoreField = {
  field: keyof RestoreChoices;
  Question: ComponentType<RestoreQuestionProps>;
};

export type Nouns = { one: string; many: string };

/** `isListed`: a backup with such rows names them in its summary. */
export type ContentTable = { name: string; nouns: Nouns; isListed: boolean };

/** Links are sorted by `order`. Kinds that share a screen share the link. */
export type NavigationLink = { href: string; label: string; order: number };

/** `page`: route pattern of the public page. */
export type EditLink = { page: string; label: string } & (
  | { to: string }
  | {
      /** Queries the item on the page by the route parameter. */
      useItem: (address: string) => { data: { _id: string } | undefined };
      toEditor: (id: string) => string;
    }
);

export type OwnerKinds = Record<ContentKindName, OwnerKind>;

/** The kinds of content in list order, for code that must not name them. */
export const OwnerKindsContext = createContext<OwnerKinds | null>(null);

export function useOwnerKinds(): OwnerKinds {
  const kinds = useContext(OwnerKindsContext);
  if (!kinds) throw new Error('useOwnerKinds works only in the owner’s area');
  return kinds;
}

export function useNouns(kind: ContentKindName): Nouns {
  return useOwnerKinds()[kind].nouns;
}
