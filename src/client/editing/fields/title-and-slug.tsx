import { type PlannedFields, planState } from '#client/editing/publishing/publishing-plan';
import type { Issue } from '#client/editing/working-copy/issues';
import { Field, FieldRow, TextInput } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import { completeSlug, isSlug, proposeSlug, SLUG_RULE } from '#shared/slug';
import { EditedTextField, type FieldsEdit } from './edited-fields';
import styles from './fields.module.css';

type TitleFieldProps = {
  edit: FieldsEdit<'title'> & {
    copy: {
      getState: () => { base: { fields: AddressedFields }; fields: AddressedFields };
      change: (changes: { title: string; slug?: string }) => void;
    };
  };
};

/** Edits the title of an item, which the address of a draft follows. */
export function ItemTitleField({ edit }: TitleFieldProps) {
  const { copy } = edit;
  const setTitle = (title: string) => copy.change(changesWithTitle(copy.getState(), title));
  return (
    <EditedTextField
      edit={{ ...edit, set: (_name, title) => setTitle(title) }}
      name="title"
      inputClassName={styles.title}
    />
  );
}

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

/** Timeline elements have no address. */
export type AddressedFields = PlannedFields & { title: string; slug?: string };

/**
 * Returns the changes for a new title. The slug of an unpublished item follows the title until it is edited. A
 * project may have none yet.
 */
export function changesWithTitle(
  { base, fields }: { base: { fields: AddressedFields }; fields: AddressedFields },
  title: string,
): { title: string; slug?: string } {
  const { slug = '' } = fields;
  const { slug: stored = '' } = base.fields;
  const proposed = proposeSlug(fields.title);
  const isFollowing =
    slug === '' ||
    slug === (proposed || stored) ||
    (slug === stored && slug.replace(NUMBER, '') === proposed);
  if (!isFollowing || !isHidden(base.fields)) return { title };
  return { title, slug: proposeSlug(title) || stored };
}

/** Ends the slug of an item whose title another item has too. */
const NUMBER = /-\d+$/;

/** Returns true if the slug of an unpublished item comes from its title. The server may then number it. */
export function hasSlugFromTitle(base: AddressedFields, { title, slug = '' }: AddressedFields): boolean {
  return slug !== '' && slug === proposeSlug(title) && isHidden(base);
}

function isHidden({ publishing }: AddressedFields): boolean {
  return ['draft', 'scheduled'].includes(planState(publishing));
}
