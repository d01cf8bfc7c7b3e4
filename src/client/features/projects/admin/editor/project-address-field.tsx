import { completeSlug, proposeSlug } from '../../../../../shared/slug';
import { paths } from '../../../../lib/paths';
import { Field, FieldRow, TextInput } from '../../../../ui/forms/field';
import { Button } from '../../../../ui/primitives/button';
import { PROJECT_FIELDS, type ProjectFormProps } from './project-fields';

/** What stands in the project's address: nothing of its own, until the owner says so or takes what the title proposes. */
export function ProjectAddressField({ project }: ProjectFormProps) {
  const { copy, fields, set, issueOf } = project;
  const proposed = proposeSlug(fields.title);
  const slug = completeSlug(fields.slug);
  const hint =
    slug === ''
      ? 'Empty: its address ends with its id.'
      : `${paths.projects}/${slug}. Earlier addresses lead there too.`;
  return (
    <Field label={PROJECT_FIELDS.slug.label} optional error={issueOf('slug')} hint={hint}>
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
        <Button
          disabled={proposed === '' || proposed === slug}
          onClick={() => copy.change({ slug: proposed })}
        >
          From title
        </Button>
      </FieldRow>
    </Field>
  );
}
