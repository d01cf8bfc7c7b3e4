import { Button } from '#client/ui/primitives/button';
import { type CoverSource, MAX_TURN, toCover } from '#shared/covers/cover';
import { coverPath } from '#shared/covers/cover-path';

type TurnEdit = {
  fields: { coverTurn: number };
  set: (name: 'coverTurn', turn: number) => void;
};

/** Returns the path of the drawing that visitors see while an item has no image. */
export function toGeneratedCover(edit: TurnEdit, source: Omit<CoverSource, 'turn'>): string {
  return coverPath(toCover({ ...source, turn: edit.fields.coverTurn }));
}

/** Replaces the generated cover with another one of its kind. */
export function AnotherDrawingButton({ edit }: { edit: TurnEdit }) {
  const { coverTurn } = edit.fields;
  return (
    <Button icon="rotate-right" onClick={() => edit.set('coverTurn', (coverTurn + 1) % (MAX_TURN + 1))}>
      Another drawing
    </Button>
  );
}
