import { ImageField } from '../../../../content/picture/image-field';
import { Panel } from '../../../../ui/layout/panel';
import type { ProjectFormProps } from './use-project-editor';

/** The project's main image. */
export function ProjectImage({ project: { copy, fields, issueOf } }: ProjectFormProps) {
  return (
    <Panel aria-label="Image">
      <ImageField
        url={fields.image}
        urlError={issueOf('image')}
        onUrlChange={image => copy.change({ image })}
        description={fields.imageAlt}
        descriptionError={issueOf('imageAlt')}
        onDescriptionChange={imageAlt => copy.change({ imageAlt })}
        subject={fields.title}
      />
    </Panel>
  );
}
