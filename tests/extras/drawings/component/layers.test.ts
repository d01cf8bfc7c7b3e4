import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test as base } from '#tests/support/component/component-test';

const test = base.extend('content', 'sample');

const findCallout = (name: string) => screen.findByRole('button', { name: new RegExp(`^\\d ?${name}`) });

test('a layer opens onto its projects and skills and takes the focus, and Escape returns it', async ({
  visit,
}) => {
  const user = await visit('/');
  const callout = await findCallout('Machine Learning');
  expect(callout.getAttribute('aria-expanded')).toBe('false');
  callout.focus();
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('region', { name: 'Machine Learning' });
  expect(document.activeElement).toBe(panel);
  expect(callout.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(callout.getAttribute('aria-controls') ?? '')).toBe(panel);
  const links = await within(panel).findAllByRole('link', { name: /^(Dawnlist|Screwsort)$/ });
  expect(links).toHaveLength(2);
  within(panel).getByRole('list', { name: 'Skills' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Machine Learning' })).toBeNull();
  expect(document.activeElement).toBe(callout);
});

test('one layer is open at a time, and its callout, drawing and Close button close it', async ({ visit }) => {
  const user = await visit('/');
  const first = await findCallout('Web Development');
  const second = await findCallout('Engineering');
  const findOpened = () => screen.queryAllByRole('region', { name: /^(Web Development|Engineering)$/ });
  const getDrawing = (number: number) => document.querySelector(`svg [data-layer="${number}"] path`);
  await waitFor(() => expect(getDrawing(5)).not.toBeNull());
  await user.click(first);
  await user.click(second);
  expect(findOpened()).toEqual([screen.getByRole('region', { name: 'Engineering' })]);
  await user.click(second);
  expect(findOpened()).toEqual([]);
  await user.click(getDrawing(2) ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(findOpened()).toEqual([]);
  await user.click(getDrawing(2) ?? document.body);
  await user.click(getDrawing(2) ?? document.body);
  expect(findOpened()).toEqual([]);
  expect(document.activeElement).toBe(first);
});
