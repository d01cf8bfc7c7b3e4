import { MESSAGE_NOUNS, type Nouns, type OwnerKinds } from '#client/editing/owner-kind';
import type { TrashItem } from '#shared/contract/version';
import { joinWords } from '#shared/text';

export function toTrashNouns(kinds: OwnerKinds, kind: TrashItem['kind']): Nouns {
  return kind === 'message' ? MESSAGE_NOUNS : kinds[kind].nouns;
}

/** For example "projects, notes and messages". */
export function listTrashNouns(kinds: OwnerKinds): string {
  const restorable = Object.values(kinds).filter(({ trash }) => trash !== 'none');
  return joinWords([...restorable.map(({ nouns }) => nouns), MESSAGE_NOUNS].map(({ many }) => many));
}
