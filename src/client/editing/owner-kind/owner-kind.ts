import { type ComponentType, createContext, useContext } from 'react';
import type { AppRoute } from '#client/content/define-route';
import type { ApiUtils } from '#client/lib/api/trpc';
import type { IconName } from '#client/ui/icons/icon';
import type { ContentKindName } from '#shared/content-kinds';
import type { RestoreChoices, RestoreQuestionProps } from './restore-question';

/**
 * Defines a kind of content for the owner. 'none' means that a feature does not apply. Every owner screen
 * loads this, so each kind loads its screens on demand.
 */
export type OwnerKind = {
  nouns: Nouns;
  /** Refetches all queries of the kind, after a change made outside its editor. */
  refetch: (utils: ApiUtils) => void;
  screens: readonly AppRoute[];
  navigation: NavigationLink;
  editLinks: readonly EditLink[] | 'none';
  /** The heading of the kind's items in an import, and the list of its drafts. */
  importGroup: { title: string; draftsPath: string | 'none' } | 'none';
  /**
   * Settings for deleted items. `asks` lists fields besides the address that a restore may ask for, and
   * `toEditor` returns the address where a restored item is edited.
   */
  trash: 'none' | { asks: readonly RestoreField[]; toEditor: (id: string) => string };
};

/** A field that the server may require for a restore, and the dialog that asks for it. */
export type RestoreField = {
  field: keyof RestoreChoices;
  Question: ComponentType<RestoreQuestionProps>;
};

export type Nouns = { one: string; many: string };

/** Messages are no content, but they go to the trash and to backups too. */
export const MESSAGE_NOUNS: Nouns = { one: 'message', many: 'messages' };

/** A link of the owner's navigation. Links are sorted by `order`, and kinds that share a screen share the link. */
export type NavigationLink = { href: string; label: string; icon: IconName; order: number };

/** A link to the editor of a public page, whose route pattern is `page`. */
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
