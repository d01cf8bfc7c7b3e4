import { type PublishingPlan, planState } from '#client/editing/publishing/publishing-field';
import type { Issue } from '#client/editing/working-copy/working-copy-state';
import { Field, FieldRow, TextInput } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import { completeSlug, isSlug, proposeSlug, SLUG_RULE } from '#shared/slug';
import type { FieldsEdit } from './edited-fields';

type SlugFieldProps = {
  edit: FieldsEdit<'title' | 'slug'> & { copy: { check: (name: 'slug') => void } };
  optional?: boolean;
  /** Returns the hint with the resulting address. */
  getHint: (slug: string) => string;
};

/** Edits an item's address, which is typed or derived from the title. */
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

export type AddressedFields = { title: string; slug: string; publishing: PublishingPlan };

/**
 * Returns the changes for a new title. The slug of an unpublished item follows the title until it is edited. A
 * project may have none yet.
 */
export function changesWithTitle(
  { base, fields }: { base: { fields: AddressedFields }; fields: AddressedFields },
  title: string,
): { title: string; slug?: string } {
  const proposed = proposeSlug(fields.title);
  const isFollowing =
    fields.slug === '' ||
    fields.slug === (proposed || base.fields.slug) ||
    (fields.slug === base.fields.slug && fields.slug.replace(NUMBER, '') === proposed);
  if (!isFollowing || !isHidden(base.fields)) return { title };
  return { title, slug: proposeSlug(title) || base.fields.slug };
}

/** Ends the slug of an item whose title another item has too. */
const NUMBER = /-\d+$/;

/** Returns true if the slug of an unpublished item comes from its title. The server may then number it. */
export function hasSlugFromTitle(base: AddressedFields, { title, slug }: AddressedFields): boolean {
  return slug !== '' && slug === proposeSlug(title) && isHidden(base);
}

function isHidden({ publishing }: AddressedFields): boolean {
  return ['draft', 'scheduled'].includes(planState(publishing));
}

type AddressedCopy = {
  getState: () => { base: { fields: AddressedFields }; fields: AddressedFields };
  change: (changes: { title: string; slug?: string }) => void;
};

/** Returns the edit of a title field, which also changes the slug of a draft. */
export function withFollowingSlug(edit: FieldsEdit<'title'> & { copy: AddressedCopy }): FieldsEdit<'title'> {
  const { copy } = edit;
  return { ...edit, set: (_name, title) => copy.change(changesWithTitle(copy.getState(), title)) };
}
