import { MESSAGE_NOUNS, type Nouns, type OwnerKinds } from '#client/editing/owner-kind/owner-kind';
import { ownerPaths } from '#client/lib/owner-paths';
import { CONTENT_KIND_NAMES } from '#shared/content-kinds';
import type { TrashItem } from '#shared/contract/version';
import { joinWords } from '#shared/text';

type TrashKindName = TrashItem['kind'];

/** A kind of item in the trash, and the address of one that was restored. */
type TrashKind = { name: TrashKindName; nouns: Nouns; toPath: (id: string) => string };

const MESSAGE: TrashKind = { name: 'message', nouns: MESSAGE_NOUNS, toPath: ownerPaths.inboxReading };

/** Lists the kinds whose items go to the trash. */
export function listTrashKinds(kinds: OwnerKinds): TrashKind[] {
  const content = CONTENT_KIND_NAMES.flatMap((name): TrashKind[] => {
    const { nouns, trash } = kinds[name];
    return trash === 'none' ? [] : [{ name, nouns, toPath: trash.toEditor }];
  });
  return [...content, MESSAGE];
}

export function findTrashKind(kinds: OwnerKinds, name: TrashKindName): TrashKind | undefined {
  return listTrashKinds(kinds).find(kind => kind.name === name);
}

/** Returns a list such as "projects, notes and messages". */
export function listTrashNouns(kinds: OwnerKinds): string {
  return joinWords(listTrashKinds(kinds).map(({ nouns }) => nouns.many));
}
