import { useState } from 'react';
import type { CropUsage } from '../content/picture/crop-dialog';
import { Picture } from '../content/picture/picture';
import { useImageChoice } from '../content/picture/use-image-choice';
import { FileButton } from '../content/upload/file-button';
import { FileDrop } from '../content/upload/file-drop';
import { useToast } from '../ui/feedback/toast';
import { Field, TextInput } from '../ui/forms/field';
import { Icon } from '../ui/icons/icon';
import { Button } from '../ui/primitives/button';
import type { NamedField } from './edited-fields';
import styles from './image-field.module.css';

type ImageFieldProps<Name extends string> = NamedField<Name> & {
  description: Name;
  /** Alternative text when there is no description. */
  subject: string;
  usage?: CropUsage;
};

const FAILURE = 'Failed to upload image. Please try again.';

/** Outcome of the last upload, announced and shown until the next one. */
type Outcome = { isFailure: boolean; message: string } | null;

/** Image field with a description: the image is chosen, dropped or pasted, then cropped and uploaded, or set by its URL. */
export function ImageField<Name extends string>(props: ImageFieldProps<Name>) {
  const { edit, name, description, subject, usage = 'project' } = props;
  const { fields, set, findIssue } = edit;
  const url = fields[name];
  const [outcome, setOutcome] = useState<Outcome>(null);
  const toast = useToast();
  const { dialog, isLoading, choose } = useImageChoice({
    usage,
    failure: FAILURE,
    onRefused: reason => {
      setOutcome({ isFailure: true, message: reason });
      toast.failure(FAILURE);
    },
    onStored: stored => {
      set(name, stored);
      setOutcome({ isFailure: false, message: 'Image uploaded. Save Changes to keep it.' });
    },
  });

  function remove(): void {
    set(name, '');
    setOutcome(null);
    toast.info('Image removed.', { action: { label: 'Undo', onAct: () => set(name, url) } });
  }

  return (
    <div className="stack-4">
      <FileDrop onFiles={choose} hint="Drop to crop and upload">
        <Picture src={url} alt={fields[description] || subject} sizes="26rem" />
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
      <Field label="Image URL" error={findIssue(name)}>
        <TextInput
          inputMode="url"
          placeholder="https:// or /uploads/"
          value={url}
          onChange={event => set(name, event.target.value)}
        />
      </Field>
      <Field
        label="Image description"
        hint="Read aloud to visitors who can't see the image."
        error={findIssue(description)}
      >
        <TextInput value={fields[description]} onChange={event => set(description, event.target.value)} />
      </Field>
      {dialog}
    </div>
  );
}
