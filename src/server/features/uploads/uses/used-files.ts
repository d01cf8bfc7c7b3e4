import { Between, type EntityManager, type FindOperator, In, IsNull, LessThanOrEqual } from 'typeorm';
import { currentMoment } from '#server/core/runtime/clock';
import { uploadStem } from '#shared/upload-names';
import { uploadUseEntity } from './upload-use-entity';

/** Returns those of the files that no stored item names. */
export async function listUnused(manager: EntityManager, names: string[]): Promise<string[]> {
  const uses = await manager.find(uploadUseEntity, {
    select: { file: true },
    where: { file: In(names.map(uploadStem)) },
  });
  return withoutStems(names, uses);
}

/** Returns those of the files that no published item names at this moment. */
export async function listNotShown(manager: EntityManager, names: string[]): Promise<string[]> {
  const shown = { file: In(names.map(uploadStem)), isPublic: true };
  const uses = await manager.find(uploadUseEntity, {
    select: { file: true },
    where: [
      { ...shown, visibleFrom: IsNull() },
      { ...shown, visibleFrom: LessThanOrEqual(currentMoment()) },
    ],
  });
  return withoutStems(names, uses);
}

function withoutStems(names: string[], uses: { file: string }[]): string[] {
  const stems = new Set(uses.map(({ file }) => file));
  return names.filter(name => !stems.has(uploadStem(name)));
}

/** Matches the upload whose name begins with a stem. */
export function namedByStem(stem: string): { name: FindOperator<string> } {
  return { name: Between(stem, `${stem}~`) };
}
