import { type ComponentType, createContext, useContext } from 'react';
import type { ContentKindName } from '#shared/content-kinds';
import type { ImportItem } from '#shared/contract/import';
import type { AppRoute } from '../content/define-route';
import type { ApiUtils } from '../lib/api/trpc';
import type { RestoreChoices, RestoreQuestionProps } from './restore-question';

/**
 * A kind of content as its owner works with it. 'none' says that the kind has no part in something. It is loaded with
 * every screen of the owner's, so that a kind loads its own on demand.
 */
export type OwnerKind = {
  nouns: Nouns;
  /** Its tables, as a backup or an export counts their rows. */
  tables: readonly TableWords[] | 'none';
  /** Refetches all that is made of it, after something else than its editor changed it. */
  refetch: (utils: ApiUtils) => void;
  /** Its screens in the owner's area. */
  screens: readonly AppRoute[];
  /** The link in the owner's navigation bar that leads to it. */
  navigation: NavigationLink | 'none';
  /** The links from its public pages to where they are edited. */
  editLinks: readonly EditLink[] | 'none';
  /** What an import calls its items before it takes them. */
  importGroup: { target: ImportItem['target']; title: string } | 'none';
  /** Deleted items go to the trash. `asks`: what else than their address the owner may have to say to restore one. */
  trash: 'none' | { asks: readonly RestoreField[] };
};

/** A field that the server may refuse to restore an item without, and the dialog that asks for it. */
export type RestoreField = {
  field: keyof RestoreChoices;
  Question: ComponentType<RestoreQuestionProps>;
};

export type Nouns = { one: string; many: string };

/** `isListed`: a backup that has such rows names them in the list of what it holds. */
export type TableWords = { name: string; nouns: Nouns; isListed: boolean };

/** The links stand in the order of their places. Kinds that share a screen share the link. */
export type NavigationLink = { href: string; label: string; order: number };

/** `page`: the pattern of the public page. */
export type EditLink = { page: string; label: string } & (
  | { to: string }
  | {
      /** The query of the item on the page, by the parameter of its address. */
      useItem: (address: string) => { data: { _id: string } | undefined };
      toEditor: (id: string) => string;
    }
);

export type OwnerKinds = Record<ContentKindName, OwnerKind>;

/** The kinds of content, in the order in which they are listed, for parts that must not know them by name. */
export const OwnerKindsContext = createContext<OwnerKinds | null>(null);

export function useOwnerKinds(): OwnerKinds {
  const kinds = useContext(OwnerKindsContext);
  if (!kinds) throw new Error('The kinds of content are known in the owner’s area alone');
  return kinds;
}

export function useNouns(kind: ContentKindName): Nouns {
  return useOwnerKinds()[kind].nouns;
}
