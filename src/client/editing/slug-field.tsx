import { completeSlug, isSlug, proposeSlug, SLUG_RULE } from '#shared/slug';
import { Field, FieldRow, TextInput } from '../ui/forms/field';
import { Button } from '../ui/primitives/button';
import type { FieldsEdit } from './edited-fields';
import type { PublishingPlan } from './publishing/publishing-field';
import type { Issue } from './working-copy-state';

type SlugFieldProps = {
  edit: FieldsEdit<'title' | 'slug'> & { copy: { check: (name: 'slug') => void } };
  optional?: boolean;
  /** Returns the hint with the resulting address. */
  getHint: (slug: string) => string;
};

/** Field for an item's address: typed, or derived from its title. */
export function SlugField({ edit, optional = false, getHint }: SlugFieldProps) {
  const { copy, fields, set, findIssue, getLabel } = edit;
  const proposed = proposeSlug(fields.title);
  const slug = completeSlug(fields.slug);
  return (
    <Field label={getLabel?.('slug')} optional={optional} error={findIssue('slug')} hint={getHint(slug)}>
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

export function slugIssues(slug: string): Issue[] {
  return isSlug(completeSlug(slug)) ? [] : [{ path: ['slug'], message: SLUG_RULE }];
}

type Addressed = { title: string; slug: string; publishing: PublishingPlan };

/** Returns the changes for a new title: the slug of a draft follows the title until it is edited. */
export function changesWithTitle(
  { base, fields }: { base: { fields: Addressed }; fields: Addressed },
  title: string,
): { title: string; slug?: string } {
  const proposed = proposeSlug(fields.title);
  const isFollowing = fields.slug === (proposed || base.fields.slug);
  if (!isFollowing || base.fields.publishing !== 'draft') return { title };
  return { title, slug: proposeSlug(title) || base.fields.slug };
}
