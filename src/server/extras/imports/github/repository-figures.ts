import { z } from 'zod';
import type { ImportStats } from '#server/composition/import-tables';
import type { ShowStats } from '#server/extras/imports/import-entry';
import { type KeyFigure, keyFigureSchema, MAX_KEY_FIGURES } from '#shared/contract/project';

/** GitHub's counts and the labels of their key figures. */
const LABELS = [
  ['stars', 'Stars'],
  ['forks', 'Forks'],
] as const;

/**
 * Updates the key figures that still have GitHub's labels, and adds counts that are new. Figures that the
 * owner removed or renamed stay that way.
 */
export const showRepositoryFigures: ShowStats = (stored, before, now) => {
  const figures = z.array(keyFigureSchema).safeParse(stored.keyFigures).data ?? [];
  const keyFigures = figures.map(figure => {
    const [name] = LABELS.find(([, label]) => label === figure.label) ?? [];
    const count = name && now[name];
    return count === undefined ? figure : { ...figure, value: String(count) };
  });
  const known = new Set([...figures, ...toKeyFigures(before)].map(({ label }) => label));
  const first = toKeyFigures(now).filter(({ label }) => !known.has(label));
  keyFigures.push(...first.slice(0, Math.max(0, MAX_KEY_FIGURES - figures.length)));
  return JSON.stringify(keyFigures) === JSON.stringify(figures) ? null : { keyFigures };
};

/** Converts counts to key figures, without zeros. */
function toKeyFigures(figures: ImportStats): KeyFigure[] {
  return LABELS.flatMap(([name, label]) => {
    const count = figures[name] ?? 0;
    return count > 0 ? [{ value: String(count), label }] : [];
  });
}
