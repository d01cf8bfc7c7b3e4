import { SlugField } from '../../../../editing/slug-field';
import { paths } from '../../../../lib/paths';
import { PROJECT_FIELDS, type ProjectFormProps } from './project-fields';

/** What stands in the project's address: nothing of its own, until the owner says so or takes what the title proposes. */
export function ProjectAddressField({ project: { copy, fields, set, issueOf } }: ProjectFormProps) {
  return (
    <SlugField
      label={PROJECT_FIELDS.slug.label}
      optional
      value={fields.slug}
      error={issueOf('slug')}
      hintOf={slug =>
        slug === ''
          ? 'Empty: its address ends with its id.'
          : `${paths.projects}/${slug}. Earlier addresses lead there too.`
      }
      title={fields.title}
      onChange={slug => set('slug', slug)}
      onBlur={() => copy.check('slug')}
    />
  );
}
