import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HeroPanel } from '#client/features/site/admin/appearance/hero-panel';
import type { InterestDrawings } from '#client/features/site/hero/interest-drawings';
import { Hero } from '#client/features/site/hero/lazy-hero';
import type { HeroChoice } from '#shared/appearance/looks';
import { DEFAULT_SITE_SETTINGS } from '#shared/new-site-settings';

afterEach(cleanup);

const PORTRAIT = '/portrait.png';
const DRAWINGS: InterestDrawings = {
  Figure: () => <figure aria-label="Drawing" />,
  Layer: () => null,
};

/** Renders the top of the home page of a site whose setting is the drawing. */
function renderHero(avatar: string, drawings: InterestDrawings | null): HTMLElement {
  const site = { ...DEFAULT_SITE_SETTINGS, avatar };
  return render(
    <Hero site={site} drawings={drawings}>
      <p>First cover</p>
    </Hero>,
  ).container;
}

/** Renders the choice of the hero, and returns the labels of the offered choices and of the selected ones. */
function readChoices({
  hero = 'drawing',
  avatar = '',
  hasDrawings = false,
}: {
  hero?: HeroChoice;
  avatar?: string;
  hasDrawings?: boolean;
}) {
  const fields = { hero, heroImage: '', heroImageAlt: '' };
  const settings = {
    fields,
    copy: { getState: () => ({ base: { fields }, fields }) },
    set: () => {},
    findIssue: () => undefined,
    findRowIssue: () => undefined,
    getLabel: (name: string) => name,
  };
  const site = { ...DEFAULT_SITE_SETTINGS, avatar };
  render(<HeroPanel settings={settings} hasDrawings={hasDrawings} site={site} />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  const labels = (shown: HTMLInputElement[]) =>
    shown.map(radio => radio.closest('label')?.querySelector('b')?.textContent);
  const choices = { offered: labels(radios), selected: labels(radios.filter(({ checked }) => checked)) };
  cleanup();
  return choices;
}

test('a site without drawings shows the portrait in their place, or else the first cover', async () => {
  expect(renderHero('', null).textContent).toBe('First cover');
  cleanup();
  renderHero(PORTRAIT, null);
  const portrait = await screen.findByRole('img', { name: /^Portrait of / });
  expect(portrait.getAttribute('src')).toBe(PORTRAIT);
});

test('a site with drawings shows them even if the owner has a portrait', () => {
  renderHero(PORTRAIT, DRAWINGS);
  screen.getByRole('figure', { name: 'Drawing' });
  expect(screen.queryByRole('img')).toBeNull();
});

test('the settings of a site without drawings select what visitors see', () => {
  const offered = ['Portrait', 'Image', 'Text only'];
  expect(readChoices({})).toEqual({ offered, selected: ['Text only'] });
  expect(readChoices({ avatar: PORTRAIT })).toEqual({ offered, selected: ['Portrait'] });
  expect(readChoices({ avatar: PORTRAIT, hero: 'none' })).toEqual({ offered, selected: ['Text only'] });
  expect(readChoices({ hero: 'portrait' })).toEqual({ offered, selected: ['Portrait'] });
});

test('the settings of a site with drawings offer them', () => {
  const { offered, selected } = readChoices({ avatar: PORTRAIT, hasDrawings: true });
  expect(offered).toEqual(['Drawing', 'Portrait', 'Image', 'Text only']);
  expect(selected).toEqual(['Drawing']);
});
