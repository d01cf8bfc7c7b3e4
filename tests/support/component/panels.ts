import { screen } from '@testing-library/react';

/** Finds the panel with a heading. */
export async function findPanel(heading: string): Promise<HTMLElement> {
  const [panel] = (await screen.findAllByRole('heading', { name: heading }))
    .map(each => each.closest('section'))
    .filter(each => each !== null);
  if (!panel) throw new Error(`The heading "${heading}" is not in a panel.`);
  return panel;
}
