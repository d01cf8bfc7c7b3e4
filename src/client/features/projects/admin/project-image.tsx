import { ImageField } from '../../../content/picture/image-field';
import { Panel } from '../../../ui/layout/panel';
import type { DraftPartProps } from './project-basics';

/** The project's main image. */
export function ProjectImage({ draft, change, errorOf }: DraftPartProps) {
  return (
    <Panel aria-label="Image">
      <ImageField
        url={draft.image}
        urlError={errorOf('image')}
        onUrlChange={image => change({ image })}
        description={draft.imageAlt}
        descriptionError={errorOf('imageAlt')}
        onDescriptionChange={imageAlt => change({ imageAlt })}
        subject={draft.title}
      />
    </Panel>
  );
}
