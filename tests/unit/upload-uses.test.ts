import { describe, expect, test } from 'vitest';
import { listUses } from '#server/features/uploads/uses/list-uses';

const ID = '01a1fcfd-5f98-718d-986a-a291eb86b869';
const OTHER = '01a1fcfd-5f98-718d-986a-a291eb86b86a';
const PICTURE = `/uploads/${ID}-bd3939-600x300.jpg`;

const NOW = new Date('2026-03-14T09:26:53.000Z');

function list(fields: Record<string, unknown>) {
  return [...listUses('item', { id: OTHER, ...fields }).values()].map(
    ({ file, isPublic, visibleFrom }) =>
      `${file} ${isPublic ? 'public' : 'hidden'} ${visibleFrom?.toISOString() ?? ''}`,
  );
}

describe('a stored item uses a file', () => {
  test.each<[what: string, fields: Record<string, unknown>]>([
    ['as its picture', { image: PICTURE }],
    ['as a picture with a frame', { image: `${PICTURE.replace('.jpg', '-phone.jpg')}#frame=none` }],
    ['in a list of media', { media: [{ type: 'image', url: PICTURE, caption: '' }] }],
    ['in Markdown', { details: `Text\n\n![A "gauge"](${PICTURE})` }],
    ['in HTML', { details: `<img src="${PICTURE}">` }],
    ['at a full address', { live: `https://site.example${PICTURE}?x=1` }],
    ['as a variant', { details: PICTURE.replace('.jpg', '.w480.webp') }],
    ['in an encoded address', { details: encodeURIComponent(PICTURE) }],
    ['with escaped hyphens', { details: PICTURE.replace('-bd', '\\-bd') }],
    ['in a title', { title: `See ${PICTURE}.` }],
    ['in a text that contains JSON', { details: JSON.stringify({ image: PICTURE }) }],
    ['twice', { image: PICTURE, imageAlt: PICTURE }],
    ['in a row of a list', { rows: [{ id: OTHER, description: PICTURE }] }],
  ])('%s', (_what, fields) => {
    expect(list(fields)).toEqual([`${ID} public `]);
  });

  test('of the sample content', () => {
    expect(list({ cover: '/uploads/sample-tide-table.svg' })).toEqual(['sample-tide-table.svg public ']);
  });
});

describe('a stored item uses no file', () => {
  test.each<[what: string, fields: Record<string, unknown>]>([
    ['whose ID it links to', { projects: [ID] }],
    ['whose ID is in stored JSON', { media: JSON.stringify([{ _id: ID }]) }],
    ['that the store cannot have', { image: '/uploads/a.png' }],
  ])('%s', (_what, fields) => {
    expect(list(fields)).toEqual([]);
  });
});

describe('a file is public', () => {
  test.each<[when: string, fields: Record<string, unknown>, use: string]>([
    ['in a published item', { image: PICTURE, draft: null, publishAt: null }, 'public '],
    ['from the time of a scheduled item', { image: PICTURE, publishAt: NOW }, `public ${NOW.toISOString()}`],
    [
      'from that time in an archive',
      { image: PICTURE, publishAt: NOW.toISOString() },
      `public ${NOW.toISOString()}`,
    ],
    ['never in a draft', { image: PICTURE, draft: true, publishAt: NOW }, 'hidden '],
    ['never in unpublished changes', { image: '', pendingChanges: { image: PICTURE } }, 'hidden '],
    ['also in unpublished changes', { image: PICTURE, pendingChanges: { details: PICTURE } }, 'public '],
  ])('%s', (_when, fields, use) => {
    expect(list(fields)).toEqual([`${ID} ${use}`]);
  });
});
