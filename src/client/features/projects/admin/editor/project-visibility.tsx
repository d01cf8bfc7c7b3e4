import { SlugField } from '#client/editing/fields/title-and-slug';
import { planState } from '#client/editing/publishing/publishing-plan';
import { paths } from '#client/lib/paths';
import { Switch } from '#client/ui/forms/switch';
import { Segmented } from '#client/ui/primitives/segmented';
import type { ProjectFormProps } from './project-fields';

const VISIBILITIES = [
  { value: 'public', label: 'Public', icon: 'globe' },
  { value: 'private', label: 'Private', icon: 'lock' },
] as const;

/** Edits who finds a project, and where. */
export function ProjectVisibility({ project }: ProjectFormProps) {
  const { copy, fields } = project;
  return (
    <>
      <div className="stack-2">
        <Segmented
          label="Visibility"
          options={VISIBILITIES}
          value={fields.public ? 'public' : 'private'}
          onValueChange={value => copy.change({ public: value === 'public' })}
        />
        <p className="note">
          {fields.public
            ? 'Listed for everyone and shown to search engines.'
            : 'Listed with a lock and hidden from search engines.'}
        </p>
      </div>
      <Switch checked={fields.featured} onCheckedChange={featured => copy.change({ featured })}>
        Show on the home page
      </Switch>
      <SlugField edit={project} optional getHint={slug => describeAddress(project, slug)} />
    </>
  );
}

/** Says which address the project has, or will have once it is saved. */
function describeAddress({ base, fields }: ProjectFormProps['project'], slug: string): string {
  const isDraft = planState(fields.publishing) === 'draft';
  // A full stop would look like a part of the address.
  if (slug !== '') return `${isDraft ? '' : 'Earlier addresses redirect to '}${paths.projects}/${slug}`;
  if (isDraft) return 'Leave empty to use the project ID.';
  return base.fields.slug === ''
    ? 'The address ends with the project ID until you enter one.'
    : 'The address will end with the project ID. Earlier addresses redirect here.';
}
