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

const DEMOS = ['one', 'two', 'three'].map(
  (id): Demo => ({ id, title: `Demo ${id}`, description: '', Component: () => null }),
);

function renderPlayground(demos: readonly Demo[], shown: string[]): HTMLElement {
  return render(<Playground title="Playground" intro="Try them." demos={demos} shown={shown} />).container;
}

test('the playground shows the chosen demos in their order, with the first one open', () => {
  renderPlayground(DEMOS, ['three', 'removed', 'one']);
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Demo three', 'Demo one']);
  screen.getByRole('button', { name: 'Close Demo three', expanded: true });
  screen.getByRole('button', { name: 'Open Demo one', expanded: false });
});

test('a playground without demos is not shown', () => {
  expect(renderPlayground([], ['one', 'two']).childElementCount).toBe(0);
  expect(renderPlayground(DEMOS, []).childElementCount).toBe(0);
});
