import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, vi } from 'vitest';
import { allowMotion } from '#tests/support/component/allow-motion';
import { test } from '#tests/support/component/component-test';

type Report = (entries: { intersectionRatio: number }[]) => void;

/** Every demo is in view, because nothing has a position here. */
beforeEach(() => {
  const observer = class {
    readonly report: Report;
    constructor(report: Report) {
      this.report = report;
    }
    observe() {
      queueMicrotask(() => this.report([{ intersectionRatio: 1 }]));
    }
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', observer);
});

test('the playground lists its demos with the first one open', async ({ visit }) => {
  await visit('/projects');
  const playground = within(await screen.findByRole('region', { name: 'Playground' }));
  const titles = ['Game of Life', 'Contrast meter', 'Easing bench', 'Sorting race'];
  const headings = playground.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
  playground.getByRole('button', { name: 'Close Game of Life', expanded: true });
  for (const title of titles.slice(1))
    playground.getByRole('button', { name: `Open ${title}`, expanded: false });
});

test('the contrast meter measures two colors and suggests a readable one', async ({ visit }) => {
  const user = await visit('/projects');
  const demo = await openDemo(user, 'Contrast meter');
  const text = await demo.findByRole<HTMLInputElement>('textbox', { name: 'Text' });
  const countVerdicts = (verdict: string) =>
    demo.getAllByRole('listitem').filter(({ textContent }) => textContent?.endsWith(verdict)).length;
  fireEvent.change(demo.getByRole('textbox', { name: 'Background' }), { target: { value: '#ffffff' } });
  fireEvent.change(text, { target: { value: '#999999' } });
  expect(demo.getByRole('status').textContent).toBe('Contrast 2.84 : 1');
  expect(countVerdicts('fails')).toBe(4);
  await user.click(demo.getByRole('button', { name: /^Use #/ }));
  expect(text.value).not.toBe('#999999');
  expect(countVerdicts('passes')).toBe(3);
  await user.click(demo.getByRole('button', { name: 'Swap' }));
  expect(text.value).toBe('#ffffff');
});

test('the contrast meter shows its last measurement while a color is incomplete', async ({ visit }) => {
  const user = await visit('/projects');
  const demo = await openDemo(user, 'Contrast meter');
  const text = await demo.findByRole('textbox', { name: 'Text' });
  expect(demo.getByRole('status').textContent).toBe('Contrast 4.85 : 1');
  fireEvent.change(text, { target: { value: '#1f6f' } });
  expect(demo.getByRole('status').textContent).toBe('Contrast 4.85 : 1');
});

test('the easing bench has named curves and becomes custom when a slider moves', async ({ visit }) => {
  const user = await visit('/projects');
  const demo = await openDemo(user, 'Easing bench');
  await demo.findByText('cubic-bezier(0.34, 1.4, 0.64, 1)');
  const curve = demo.getByRole<HTMLSelectElement>('combobox', { name: 'Curve' });
  fireEvent.change(demo.getByRole('slider', { name: 'x1' }), { target: { value: '0.1' } });
  demo.getByText('cubic-bezier(0.1, 1.4, 0.64, 1)');
  expect(curve.value).toBe('Custom');
  await user.selectOptions(curve, 'ease-in-out');
  demo.getByText('cubic-bezier(0.42, 0, 0.58, 1)');
});

test('the easing bench copies its curve, or selects it if it may not copy', async ({ visit }) => {
  const user = await visit('/projects');
  const demo = await openDemo(user, 'Easing bench');
  const copy = await demo.findByRole('button', { name: 'Copy' });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(copy);
  await waitFor(() => expect(getSelection()?.toString()).toBe('cubic-bezier(0.34, 1.4, 0.64, 1)'));
  expect(demo.queryByText('Copied')).toBeNull();
  await user.click(copy);
  await demo.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe('cubic-bezier(0.34, 1.4, 0.64, 1)');
});

test('the sorting race runs to its end and names the winner', async ({ visit }) => {
  allowMotion();
  const user = await visit('/projects');
  const demo = await openDemo(user, 'Sorting race');
  await user.selectOptions(await demo.findByRole('combobox', { name: 'Values' }), 'Nearly sorted');
  fireEvent.change(demo.getByRole('slider', { name: 'Speed' }), { target: { value: '600' } });
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(demo.getByRole('button', { name: 'Run' }));
  await vi.advanceTimersByTimeAsync(100);
  demo.getByRole('button', { name: 'Pause' });
  expect(demo.queryByText(/needed the fewest moves/)).toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  demo.getByText(/^Insertion sort needed the fewest moves: \d+\.$/);
  expect(demo.getAllByRole('img', { name: '48 values, sorted' })).toHaveLength(4);
  expect(demo.getByRole('button', { name: 'Run' })).toHaveProperty('disabled', true);
  fireEvent.click(demo.getByRole('button', { name: 'New values' }));
  expect(demo.getAllByRole('img', { name: '48 values, not sorted yet' })).toHaveLength(4);
});

test('the sorting race steps, and ends at once with reduced motion', async ({ visit }) => {
  const user = await visit('/projects');
  const demo = await openDemo(user, 'Sorting race');
  const step = await demo.findByRole('button', { name: 'Step' });
  await user.click(step);
  await user.click(step);
  const [lane] = demo.getAllByRole('figure');
  const figures = within(lane ?? document.body).getAllByRole('definition');
  const moves = figures.map(({ textContent }) => Number(textContent));
  expect(moves.reduce((sum, count) => sum + count)).toBe(2);
  await user.click(demo.getByRole('button', { name: 'Run' }));
  demo.getByText(/needed the fewest moves/);
});

/** Opens the card of a demo and returns its queries. */
async function openDemo(user: UserEvent, title: string) {
  const demo = within(await screen.findByRole('article', { name: title }));
  await user.click(demo.getByRole('button', { name: `Open ${title}` }));
  return demo;
}
