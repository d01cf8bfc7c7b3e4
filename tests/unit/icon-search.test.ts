import { expect, test } from 'vitest';
import { iconId } from '#client/ui/icons/icon-sprite';
import { createIconSearch } from '#server/http/icons/icon-search';
import { createIconSymbols } from '#server/http/icons/icon-symbols';

const search = createIconSearch();

test.each([
  ['typescript', 'fa-brands fa-typescript'],
  ['svelte', 'fa-brands fa-svelte'],
  ['GraphQL', 'si si-graphql'],
  ['tailwind', 'fa-brands fa-tailwind-css'],
  ['postgres', 'fa-brands fa-postgresql'],
  ['Next.js', 'si si-nextdotjs'],
  ['nextjs', 'si si-nextdotjs'],
  ['k8s', 'fa-brands fa-kubernetes'],
  ['c++', 'si si-cplusplus'],
])('a search for %s finds %s first', (term, icon) => expect(search(term)[0]).toBe(icon));

test('a search finds at most 42 icons, which all exist, a brand of both packages once, and none without a term', () => {
  expect(search('react')).toContain('fa-brands fa-react');
  expect(search('react')).not.toContain('si si-react');
  const { isKnown } = createIconSymbols();
  expect(search('a')).toHaveLength(42);
  expect([...search('a'), ...search('e'), ...search('js')].filter(icon => !isKnown(iconId(icon)))).toEqual(
    [],
  );
  for (const term of ['', ' ', '.', 'nothing has this name']) expect(search(term)).toEqual([]);
});
