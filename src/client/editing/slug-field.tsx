import { completeSlug, isSlug, proposeSlug, SLUG_RULE } from '#shared/slug';
import { Field, FieldRow, TextInput } from '../ui/forms/field';
import { Button } from '../ui/primitives/button';
import type { FieldsEdit } from './edited-fields';
import type { PublishingPlan } from './publishing/publishing-field';
import type { Issue } from './working-copy-state';

type SlugFieldProps = {
  edit: FieldsEdit<'title' | 'slug'> & { copy: { check: (name: 'slug') => void } };
  optional?: boolean;
  /** Returns what the address is, with this slug. */
  hintOf: (slug: string) => string;
};

/** What stands in an item's address: typed, or what its title proposes. */
export function SlugField({ edit, optional = false, hintOf }: SlugFieldProps) {
  const { copy, fields, set, issueOf, labelOf } = edit;
  const proposed = proposeSlug(fields.title);
  const slug = completeSlug(fields.slug);
  return (
    <Field label={labelOf?.('slug')} optional={optional} error={issueOf('slug')} hint={hintOf(slug)}>
      <FieldRow>
        <TextInput
          name="slug"
          value={fields.slug}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={event => set('slug', event.target.value)}
          onBlur={() => copy.check('slug')}
        />
        <Button disabled={proposed === '' || proposed === slug} onClick={() => set('slug', proposed)}>
          From title
        </Button>
      </FieldRow>
    </Field>
  );
}

/** Finds what is wrong with a slug. */
export function slugIssues(slug: string): Issue[] {
  return isSlug(completeSlug(slug)) ? [] : [{ path: ['slug'], message: SLUG_RULE }];
}

type Addressed = { title: string; slug: string; publishing: PublishingPlan };

/** What a new title changes: the address of a draft follows it, as long as it is the one that the title proposes. */
export function changesWithTitle(
  { base, fields }: { base: { fields: Addressed }; fields: Addressed },
  title: string,
): { title: string; slug?: string } {
  const proposed = proposeSlug(fields.title);
  const isFollowing = fields.slug === (proposed || base.fields.slug);
  if (!isFollowing || base.fields.publishing !== 'draft') return { title };
  return { title, slug: proposeSlug(title) || base.fields.slug };
}
