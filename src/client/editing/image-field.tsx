import { useState } from 'react';
import type { CropUsage } from '#client/content/picture/crop-dialog';
import { Picture } from '#client/content/picture/picture';
import { useImageChoice } from '#client/content/picture/use-image-choice';
import { FileButton } from '#client/content/upload/file-button';
import { FileDrop } from '#client/content/upload/file-drop';
import { useToast } from '#client/ui/feedback/toast';
import { Field, TextInput } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import type { NamedField } from './edited-fields';
import styles from './image-field.module.css';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Gives access to the latest and the stored fields. */
export type LatestFields<Name extends string> = {
  copy: { getState: () => { base: { fields: Texts<Name> }; fields: Texts<Name> } };
};

type ImageFieldProps<Name extends string> = NamedField<Name> & {
  edit: LatestFields<NoInfer<Name>>;
  description: Name;
  /** The alternative text if there is no description. */
  subject: string;
  usage?: CropUsage;
};

const FAILURE = 'Failed to upload image. Please try again.';

/** The outcome of the last upload, announced and shown until the next one. */
type Outcome = { isFailure: boolean; message: string } | null;

/**
 * Edits an image with its description. The owner chooses, drops or pastes an image, which is then cropped and
 * uploaded, or enters its URL.
 */
export function ImageField<Name extends string>(props: ImageFieldProps<Name>) {
  const { edit, name, description, subject, usage = 'project' } = props;
  const { copy, fields, set, findIssue } = edit;
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
      change(stored);
      setOutcome({ isFailure: false, message: 'Image uploaded. Save Changes to keep it.' });
    },
  });

  /**
   * Also clears the description of the previous image, unless the owner has edited it. Reads the latest
   * fields, because an upload takes time.
   */
  function change(image: string): void {
    const { base, fields } = copy.getState();
    set(name, image);
    const text = fields[description];
    if (text !== '' && text !== base.fields[description]) return;
    set(description, image === base.fields[name] ? base.fields[description] : '');
  }

  function remove(): void {
    change('');
    setOutcome(null);
    toast.info('Image removed.', { actions: [{ label: 'Undo', onAct: () => change(url) }] });
  }

  return (
    <div className="stack-4">
      <FileDrop onFiles={choose} hint="Drop to crop and upload">
        <Picture src={url} alt={fields[description] || subject} sizes="26rem" />
      </FileDrop>
      <div className={`cluster ${styles.buttons}`}>
        <FileButton accept="image/*" icon="image" busy={isLoading} onFiles={choose}>
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
          onChange={event => change(event.target.value)}
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
