import { useState } from 'react';
import { FileUpload } from '../../../content/upload/file-upload';
import { useToast } from '../../../ui/feedback/toast';
import { Field, TextInput } from '../../../ui/forms/field';
import { Icon } from '../../../ui/icons/icon';
import { Panel } from '../../../ui/layout/panel';
import { Button } from '../../../ui/primitives/button';
import type { SettingsPartProps } from './settings-draft';
import styles from './settings-editor.module.css';

const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The owner's picture: an upload, or any address. */
export function PicturePanel({ draft, change, errorOf }: SettingsPartProps) {
  const toast = useToast();

  function take(url: string): void {
    change({ avatar: url });
    toast.success('Image uploaded. Save Changes to keep it.');
  }

  return (
    <Panel id="picture" title="Picture" className={styles.panel}>
      <div className={styles.portrait}>
        <Portrait key={draft.avatar} src={draft.avatar.trim()} />
        <div className={styles.fields}>
          <Field
            label="Image URL"
            hint="Your portrait, for search engines and other apps that read the site."
            error={errorOf('avatar', draft.avatar)}
          >
            <TextInput
              inputMode="url"
              placeholder="https:// or /uploads/"
              value={draft.avatar}
              onChange={event => change({ avatar: event.target.value })}
            />
          </Field>
          <FileUpload
            label="Upload Image"
            accept={PICTURE_TYPES}
            wrongType="Must be a JPEG, PNG, WebP, AVIF or GIF image."
            onUploaded={take}
          >
            {draft.avatar !== '' && (
              <Button variant="ghost" onClick={() => change({ avatar: '' })}>
                Remove Image
              </Button>
            )}
          </FileUpload>
        </div>
      </div>
    </Panel>
  );
}

function Portrait({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  const isShown = src !== '' && !isBroken;
  return (
    <div className={styles.frame}>
      {isShown ? <img src={src} alt="" onError={() => setBroken(true)} /> : <Icon name="user" />}
      {isBroken && <p role="status">Can't show this image.</p>}
    </div>
  );
}
