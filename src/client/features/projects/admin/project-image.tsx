import { useState } from 'react';
import { IMAGE_FAILED } from '../../../content/crop/image-words';
import { FileButton } from '../../../content/upload/file-button';
import { FileDrop } from '../../../content/upload/file-drop';
import { useToast } from '../../../ui/feedback/toast';
import { Field, TextInput } from '../../../ui/forms/field';
import { Icon } from '../../../ui/icons/icon';
import { Panel } from '../../../ui/layout/panel';
import { Button } from '../../../ui/primitives/button';
import { ProjectPicture } from '../project-picture';
import styles from './image/project-image.module.css';
import { useImageChoice } from './image/use-image-choice';
import type { DraftPartProps } from './project-basics';

/** What became of the last image: read out, and shown until the next one. */
type Outcome = { isFailure: boolean; words: string } | null;

/** The project's main image: chosen, dropped or pasted, cropped and stored; the project names it with Save Changes. */
export function ProjectImage({ draft, change, errorOf }: DraftPartProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const toast = useToast();
  const { choice, isLoading, choose, close } = useImageChoice(refuse);

  function refuse(reason: string): void {
    close();
    setOutcome({ isFailure: true, words: reason });
    toast.failure(IMAGE_FAILED);
  }

  function take(url: string): void {
    close();
    change({ image: url });
    setOutcome({ isFailure: false, words: 'Image uploaded. Save Changes to keep it.' });
  }

  function remove(): void {
    const { image } = draft;
    change({ image: '' });
    setOutcome(null);
    toast.info('Image removed.', { action: { label: 'Undo', onAct: () => change({ image }) } });
  }

  return (
    <Panel aria-label="Image">
      <div className={styles.fields}>
        <FileDrop onFiles={choose} hint="Drop to crop and upload">
          <ProjectPicture src={draft.image} alt={draft.imageAlt || draft.title} sizes="26rem" />
        </FileDrop>
        <div className={styles.buttons}>
          <FileButton accept="image/*" busy={isLoading} onFiles={choose}>
            {!isLoading && <Icon name="image" />}
            Change Image
          </FileButton>
          {draft.image !== '' && <Button onClick={remove}>Remove Image</Button>}
        </div>
        <p role="status" className={outcome?.isFailure ? styles.failure : styles.note}>
          {outcome?.words}
        </p>
        <Field label="Image URL" error={errorOf('image')}>
          <TextInput
            inputMode="url"
            placeholder="https:// or /uploads/"
            value={draft.image}
            onChange={event => change({ image: event.target.value })}
          />
        </Field>
        <Field
          label="Image description"
          hint="Read aloud to visitors who can't see the image."
          error={errorOf('imageAlt')}
        >
          <TextInput value={draft.imageAlt} onChange={event => change({ imageAlt: event.target.value })} />
        </Field>
      </div>
      {choice && (
        <choice.dialog.CropDialog
          file={choice.file}
          onClose={close}
          onUnreadable={() => refuse(`${choice.file.name} isn't a readable image.`)}
          onUploaded={take}
        />
      )}
    </Panel>
  );
}
