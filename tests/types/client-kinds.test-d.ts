import { expectTypeOf, test } from 'vitest';
import type { PublicKind, SearchLabel } from '#client/content/public-kind';
import type * as ownerKinds from '#client/kinds/owner-kinds';
import type * as publicKinds from '#client/kinds/public-kinds';
import type { ContentKindName } from '#shared/content-kinds';

test('the client registers list every kind of content and nothing else', () => {
  expectTypeOf<keyof typeof publicKinds>().toEqualTypeOf<ContentKindName>();
  expectTypeOf<keyof typeof ownerKinds>().toEqualTypeOf<ContentKindName>();
});

test('a kind has a preview and a search label only if the list of kinds says so', () => {
  expectTypeOf<PublicKind<'skills'>['preview']>().toEqualTypeOf<'none'>();
  expectTypeOf<PublicKind<'note'>['preview']>().not.toEqualTypeOf<'none'>();
  expectTypeOf<PublicKind<'timeline'>['searchLabel']>().toEqualTypeOf<'none'>();
  expectTypeOf<PublicKind<'note'>['searchLabel']>().toEqualTypeOf<SearchLabel>();
});
