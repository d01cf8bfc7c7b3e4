import type { ReactNode } from 'react';
import { Picture } from '#client/content/picture/picture';
import { FileButton } from '#client/content/upload/file-button';
import { FileDrop } from '#client/content/upload/file-drop';
import { Field, TextInput } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import type { NamedField } from './edited-fields';
import styles from './fields.module.css';
import { FrameField } from './frame-field';
import { type EditedImage, type ImageFieldOptions, useImageField } from './use-image-field';

type ImageFieldProps<Name extends string> = ImageFieldOptions<Name> & {
  /** The alternative text if there is no description. */
  subject: string;
  /** The path of the drawing that is shown without an image, and a button that changes it. */
  generated?: { cover: string; button: ReactNode };
};

/** Edits an image with its description and its URL. */
export function ImageField<Name extends string>({ subject, generated, ...options }: ImageFieldProps<Name>) {
  const { edit, name, description } = options;
  const image = useImageField(options);
  return (
    <div className="stack-4">
      <FileDrop onFiles={image.choose} hint="Drop to crop and upload">
        <Picture
          src={image.url}
          alt={edit.fields[description] || subject}
          generated={generated?.cover}
          sizes="26rem"
        />
      </FileDrop>
      <ImageButtons image={image}>{generated?.button}</ImageButtons>
      <FrameField url={image.url} onChange={image.change} />
      <ImageUrlField image={image} error={edit.findIssue(name)} />
      <ImageDescriptionField edit={edit} name={description} />
      {image.dialog}
    </div>
  );
}

type ImageProps = { image: EditedImage };

/** Changes or removes an image. The children are buttons for an item without one. */
export function ImageButtons({ image, children }: ImageProps & { children?: ReactNode }) {
  const { url, outcome, remove } = image;
  return (
    <div className="stack-1">
      <div className={`cluster ${styles.buttons}`}>
        <ChangeImageButton image={image} />
        {url === '' ? children : <Button onClick={remove}>Remove image</Button>}
      </div>
      <p role="status" className={classNames('caption', outcome?.isFailure && styles.failure)}>
        {outcome?.message}
      </p>
    </div>
  );
}

export function ChangeImageButton({ image }: ImageProps) {
  return (
    <FileButton accept="image/*" icon="image" busy={image.isLoading} onFiles={image.choose}>
      Change Image
    </FileButton>
  );
}

export function ImageUrlField({ image, error }: ImageProps & { error: string | undefined }) {
  return (
    <Field label="Image URL" error={error}>
      <TextInput
        inputMode="url"
        placeholder="https:// or /uploads/"
        value={image.url}
        onChange={event => image.change(event.target.value)}
      />
    </Field>
  );
}

export function ImageDescriptionField<Name extends string>({ edit, name }: NamedField<Name>) {
  return (
    <Field
      label="Image description"
      hint="Read aloud to visitors who can't see the image."
      error={edit.findIssue(name)}
    >
      <TextInput value={edit.fields[name]} onChange={event => edit.set(name, event.target.value)} />
    </Field>
  );
}
