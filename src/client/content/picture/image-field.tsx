import { useState } from 'react';
import { useToast } from '#client/ui/feedback/toast';
import { Field, TextInput } from '#client/ui/forms/field';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';
import { FileButton } from '../upload/file-button';
import { FileDrop } from '../upload/file-drop';
import type { CropUsage } from './crop-dialog';
import styles from './image-field.module.css';
import { Picture } from './picture';
import { useImageChoice } from './use-image-choice';

export type ImageFieldProps = {
  url: string;
  urlError: string | undefined;
  onUrlChange: (url: string) => void;
  description: string;
  descriptionError: string | undefined;
  onDescriptionChange: (description: string) => void;
  /** Alternative text when there is no description. */
  subject: string;
  usage?: CropUsage;
};

const IMAGE_FAILED = 'Failed to upload image. Please try again.';

/** Outcome of the last upload, announced and shown until the next one. */
type Outcome = { isFailure: boolean; message: string } | null;

/** Image field with a description: the image is chosen, dropped or pasted, then cropped and uploaded, or set by its URL. */
export function ImageField(props: ImageFieldProps) {
  const { url, urlError, onUrlChange, description, descriptionError, onDescriptionChange, subject, usage } =
    props;
  const [outcome, setOutcome] = useState<Outcome>(null);
  const toast = useToast();
  const { choice, isLoading, choose, close } = useImageChoice({ onRefused: refuse, onStored: take });

  function refuse(reason: string): void {
    close();
    setOutcome({ isFailure: true, message: reason });
    toast.failure(IMAGE_FAILED);
  }

  function take(stored: string): void {
    close();
    onUrlChange(stored);
    setOutcome({ isFailure: false, message: 'Image uploaded. Save Changes to keep it.' });
  }

  function remove(): void {
    onUrlChange('');
    setOutcome(null);
    toast.info('Image removed.', { action: { label: 'Undo', onAct: () => onUrlChange(url) } });
  }

  return (
    <div className="stack-4">
      <FileDrop onFiles={choose} hint="Drop to crop and upload">
        <Picture src={url} alt={description || subject} sizes="26rem" />
      </FileDrop>
      <div className={styles.buttons}>
        <FileButton accept="image/*" busy={isLoading} onFiles={choose}>
          {!isLoading && <Icon name="image" />}
          Change Image
        </FileButton>
        {url !== '' && <Button onClick={remove}>Remove image</Button>}
      </div>
      <p role="status" className={outcome?.isFailure ? styles.failure : styles.note}>
        {outcome?.message}
      </p>
      <Field label="Image URL" error={urlError}>
        <TextInput
          inputMode="url"
          placeholder="https:// or /uploads/"
          value={url}
          onChange={event => onUrlChange(event.target.value)}
        />
      </Field>
      <Field
        label="Image description"
        hint="Read aloud to visitors who can't see the image."
        error={descriptionError}
      >
        <TextInput value={description} onChange={event => onDescriptionChange(event.target.value)} />
      </Field>
      {choice && (
        <choice.dialog.CropDialog
          file={choice.file}
          {...(usage && { usage })}
          failure={IMAGE_FAILED}
          onClose={close}
          onUnreadable={() => refuse(`${choice.file.name} isn't a readable image.`)}
          onUploaded={take}
        />
      )}
    </div>
  );
}
