import { useState } from 'react';
import { UPLOADS_PATH } from '../../../../../../shared/upload-names';
import { Checkbox } from '../../../../../ui/forms/checkbox';
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog';
import styles from './media-tab.module.css';

type RemoveMediaDialogProps = {
  /** "media item 2". */
  name: string;
  /** The project's main image. */
  image: string;
  onRemove: (alsoImage: boolean) => void;
  onCancel: () => void;
};

/** Asks before an item goes. The project's main image goes along only when the owner says so. */
export function RemoveMediaDialog({ name, image, onRemove, onCancel }: RemoveMediaDialogProps) {
  const [alsoImage, setAlsoImage] = useState(false);
  return (
    <ConfirmDialog
      open
      title={`Remove ${name}`}
      question="Are you sure you want to remove this media item? An uploaded file is deleted when you save."
      confirmLabel="Remove"
      onConfirm={() => onRemove(alsoImage)}
      onCancel={onCancel}
    >
      {image.startsWith(UPLOADS_PATH) && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
        <label className={styles.choice}>
          <Checkbox checked={alsoImage} onChange={event => setAlsoImage(event.target.checked)} />
          Remove the project's main image too
        </label>
      )}
    </ConfirmDialog>
  );
}
