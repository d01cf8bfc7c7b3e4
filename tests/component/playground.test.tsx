import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Demo } from '#client/features/playground/demo';
import { Playground } from '#client/features/playground/playground';

/** Nothing is in view. */
beforeEach(() => {
  const observer = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', observer);
});

const DEMOS = (['life', 'contrast', 'easing'] as const).map((id): Demo => ({ id, Component: () => null }));

function renderPlayground(demos: readonly Demo[], shown: string[]): HTMLElement {
  return render(<Playground title="Playground" intro="Try them." demos={demos} shown={shown} />).container;
}

test('the playground shows the chosen demos in their order, with the first one open', () => {
  renderPlayground(DEMOS, ['easing', 'removed', 'life']);
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Easing bench', 'Game of Life']);
  screen.getByRole('button', { name: 'Close Easing bench', expanded: true });
  screen.getByRole('button', { name: 'Open Game of Life', expanded: false });
});

test('a playground without demos is not shown', () => {
  expect(renderPlayground([], ['life', 'contrast']).childElementCount).toBe(0);
  expect(renderPlayground(DEMOS, []).childElementCount).toBe(0);
});
