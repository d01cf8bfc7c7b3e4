import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ProjectInput } from '#shared/contract/project';
import { test as base } from '../support/component/component-test';
import { fillIn } from '../support/component/fill-in';

const MAIN = '/uploads/main.png';
const ONE = { type: 'image', url: '/uploads/one.png', caption: 'One' } as const;
const TWO = { type: 'image', url: '/uploads/two.png', caption: 'Two', alt: 'A boat' } as const;

/** Opens the editor of a project at its media. */
const test = base.extend('openMedia', ({ owner, visitAsOwner }) => async (fields: ProjectInput) => {
  const [project] = await owner.projects.create.mutate({ title: 'Ferry', ...fields });
  const id = project?._id ?? '';
  const user = await visitAsOwner(`/admin/projects/${id}?tab=media`);
  await screen.findByRole('button', { name: 'Add media' });
  return {
    user,
    stored: () => owner.projects.get.query({ id }),
    save: async () => {
      await user.click(screen.getByRole('button', { name: 'Save Changes' }));
      await screen.findByText('Project updated successfully!');
    },
    openTile: async (number: number) => {
      const name = new RegExp(`^Edit media item ${number}(:|$)`, 'i');
      await user.click(await screen.findByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name: `Media item ${number}` }));
    },
  };
});

/** Reads the texts below the tiles. */
function readTiles(): (string | undefined)[] {
  const tiles = within(screen.getByRole('tabpanel', { name: /^Media/ })).getAllByRole('listitem');
  return tiles.map(tile => tile.lastElementChild?.textContent ?? undefined);
}

test('an image that is moved to the front swaps with the main image and both texts', async ({
  openMedia,
}) => {
  const { user, save, stored } = await openMedia({ image: MAIN, imageAlt: 'The harbor', media: [ONE, TWO] });
  const moveToFront = async () => {
    screen.getByRole('button', { name: 'Move media item 2' }).focus();
    await user.keyboard('{Enter}{Home}{Enter}');
  };
  await moveToFront();
  await screen.findByText('Main image changed.');
  const swapped = ['Main image', 'One', 'The harbor'];
  await waitFor(() => expect(readTiles()).toEqual(swapped));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(readTiles()).toEqual(['Main image', 'One', 'Two']));
  await moveToFront();
  await waitFor(() => expect(readTiles()).toEqual(swapped));
  await save();
  expect(await stored()).toMatchObject({
    image: TWO.url,
    imageAlt: 'Two. A boat',
    media: [ONE, { type: 'image', url: MAIN, alt: 'The harbor' }],
  });
});

test('the tab counts every picture that it shows, the main image too', async ({ openMedia }) => {
  const { user, openTile } = await openMedia({ image: MAIN, media: [ONE, TWO] });
  screen.getByRole('tab', { name: 'Media 3' });
  const removeMain = (await openTile(1)).getByRole('button', { name: 'Remove' });
  await user.click(removeMain);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByLabelText("Remove the project's main image too"));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await screen.findByRole('tab', { name: 'Media 1' });
});

test('removing an item asks first, and removes the main image only on request', async ({ openMedia }) => {
  const { user, openTile, save, stored } = await openMedia({ image: MAIN, media: [ONE, TWO] });
  const remove = async () => {
    await user.click((await openTile(1)).getByRole('button', { name: 'Remove' }));
    return within(await screen.findByRole('alertdialog', { name: 'Remove media item 1' }));
  };
  const question = await remove();
  expect(question.getByRole('checkbox')).toHaveProperty('checked', false);
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(readTiles()).toHaveLength(2));
  const second = await remove();
  await user.click(second.getByLabelText("Remove the project's main image too"));
  await user.click(second.getByRole('button', { name: 'Remove' }));
  await save();
  expect(await stored()).toMatchObject({ image: '', media: [] });
});

test('an invalid address is reported at its item, wherever it is, until it is corrected', async ({
  openMedia,
}) => {
  const { user, openTile, save, stored } = await openMedia({ image: MAIN, media: [ONE, TWO] });
  const fields = await openTile(2);
  await fillIn(user, fields.getByLabelText('URL'), 'javascript:alert(1)');
  await user.click(fields.getByRole('button', { name: 'Done' }));
  // A refused save opens the fields of the item.
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText(/^Failed to update project: /);
  const opened = within(await screen.findByRole('dialog', { name: 'Media item 2' }));
  opened.getByText(/^Must be an http\(s\) address/);
  const url = opened.getByLabelText('URL');
  expect(url.getAttribute('placeholder')).toBe('https:// or /uploads/');
  expect(url.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(url));
  await user.click(opened.getByRole('button', { name: 'Done' }));

  // The error moves with its item.
  await user.click((await openTile(1)).getByRole('button', { name: 'Remove' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Move media item 2' })).toBeNull());
  const moved = await openTile(1);
  moved.getByText(/^Must be an http\(s\) address/);
  await fillIn(user, moved.getByLabelText('URL'), 'https://example.com/a.png');
  await user.click(moved.getByRole('button', { name: 'Done' }));
  await save();
  expect((await stored()).media).toMatchObject([{ url: 'https://example.com/a.png' }]);
});

test('the owner chooses the frame of an image, which keeps its description', async ({ openMedia }) => {
  const { user, save, stored, openTile } = await openMedia({
    image: MAIN,
    imageAlt: 'The harbor',
    media: [ONE],
  });
  const item = await openTile(1);
  const frame = item.getByLabelText<HTMLSelectElement>('Frame');
  expect(Array.from(frame.options, ({ text }) => text)).toEqual([
    'Automatic',
    'Browser window',
    'Phone',
    'Terminal',
    'Photo',
    'No frame',
  ]);
  expect(frame.value).toBe('automatic');
  await user.selectOptions(frame, 'Phone');
  await user.click(item.getByRole('button', { name: 'Done' }));

  const openMain = async () => {
    const panel = within(screen.getByRole('tabpanel', { name: /^Media/ }));
    await user.click(panel.getByRole('button', { name: /^Edit main image/i }));
    return within(await screen.findByRole('dialog', { name: 'Main image' }));
  };
  const main = await openMain();
  await user.selectOptions(main.getByLabelText('Frame'), 'Terminal');
  expect(main.getByLabelText<HTMLInputElement>('Image URL').value).toBe(`${MAIN}#frame=terminal`);
  await user.selectOptions(main.getByLabelText('Frame'), 'Automatic');
  expect(main.getByLabelText<HTMLInputElement>('Image URL').value).toBe(MAIN);
  await user.selectOptions(main.getByLabelText('Frame'), 'No frame');
  await user.click(main.getByRole('button', { name: 'Done' }));
  await save();
  expect(await stored()).toMatchObject({
    image: `${MAIN}#frame=none`,
    imageAlt: 'The harbor',
    media: [{ ...ONE, url: `${ONE.url}#frame=phone` }],
  });
});

test('a video that some browsers do not play says so on its tile and among its fields', async ({
  openMedia,
}) => {
  const id = '01a1fcfd-5f98-718d-986a-a291eb86b869';
  const media = [`${id}-hevc.mov`, `${id}.mp4`].map(name => ({
    type: 'video' as const,
    url: `/uploads/${name}`,
  }));
  const { openTile } = await openMedia({ image: MAIN, media });
  const text = /^Safari plays this video \(HEVC\)/;
  const [, clip, other] = within(screen.getByRole('tabpanel', { name: /^Media/ })).getAllByRole('listitem');
  within(clip ?? document.body).getByText(text);
  expect(within(other ?? document.body).queryByRole('alert')).toBeNull();
  const fields = await openTile(1);
  fields.getByText(text);
});

test('the card plays the video that the owner chooses, and no other', async ({ openMedia }) => {
  const clip = { type: 'video', url: '/uploads/a.mp4' } as const;
  const film = { type: 'video', url: '/uploads/b.mp4', loop: true } as const;
  const { user, save, stored, openTile } = await openMedia({ media: [ONE, clip, film] });
  const name = /^Play on the card/;
  const image = await openTile(1);
  expect(image.queryByRole('checkbox', { name })).toBeNull();
  await user.click(image.getByRole('button', { name: 'Next' }));
  const fields = within(await screen.findByRole('dialog', { name: 'Media item 2' }));
  await user.click(fields.getByRole('checkbox', { name }));
  await user.click(fields.getByRole('button', { name: 'Done' }));
  await save();
  expect((await stored()).media).toEqual([ONE, { ...clip, loop: true }, { type: 'video', url: film.url }]);
});
