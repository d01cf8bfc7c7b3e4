import { z } from 'zod';
import type { Figures } from '#server/imports/import-run';
import type { ShowFigures } from '#server/imports/incoming';
import { KEY_FIGURES, type KeyFigure, keyFigureSchema } from '#shared/contract/project';

/** GitHub's counts and the labels of their key figures. */
const LABELS = [
  ['stars', 'Stars'],
  ['forks', 'Forks'],
] as const;

/**
 * Updates the key figures that still have GitHub's labels, and adds counts that are new. Figures that the owner removed or
 * renamed stay that way.
 */
export const showRepositoryFigures: ShowFigures = (stored, before, now) => {
  const figures = z.array(keyFigureSchema).safeParse(stored.keyFigures).data ?? [];
  const keyFigures = figures.map(figure => {
    const [name] = LABELS.find(([, label]) => label === figure.label) ?? [];
    const count = name && now[name];
    return count === undefined ? figure : { ...figure, value: String(count) };
  });
  const known = new Set([...figures, ...keyFiguresOf(before)].map(({ label }) => label));
  const first = keyFiguresOf(now).filter(({ label }) => !known.has(label));
  keyFigures.push(...first.slice(0, Math.max(0, KEY_FIGURES - figures.length)));
  return JSON.stringify(keyFigures) === JSON.stringify(figures) ? null : { keyFigures };
};

/** Converts counts to key figures, without zeros. */
function keyFiguresOf(figures: Figures): KeyFigure[] {
  return LABELS.flatMap(([name, label]) => {
    const count = figures[name] ?? 0;
    return count > 0 ? [{ value: String(count), label }] : [];
  });
}
