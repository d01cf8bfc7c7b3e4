import { useState } from 'react';
import { FileUpload } from '../../../content/upload/file-upload';
import { EditedTextField } from '../../../editing/edited-fields';
import { useToast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/icons/icon';
import { Panel } from '../../../ui/layout/panel';
import { Button } from '../../../ui/primitives/button';

import styles from './settings-editor.module.css';
import type { SettingsFormProps } from './settings-fields';

const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';

/** The owner's picture: an upload, or any address. */
export function PicturePanel({ settings }: SettingsFormProps<'avatar'>) {
  const { set, fields } = settings;
  const toast = useToast();

  function take(url: string): void {
    set('avatar', url);
    toast.success('Image uploaded. Save Changes to keep it.');
  }

  return (
    <Panel id="picture" title="Picture" className={styles.panel}>
      <div className={styles.portrait}>
        <Portrait key={fields.avatar} src={fields.avatar.trim()} />
        <div className={styles.fields}>
          <EditedTextField
            edit={settings}
            name="avatar"
            hint="Your portrait, for search engines and other apps that read the site."
            inputMode="url"
            placeholder="https:// or /uploads/"
          />
          <FileUpload
            label="Upload Image"
            accept={PICTURE_TYPES}
            wrongType="Must be a JPEG, PNG, WebP, AVIF, GIF or SVG image."
            onUploaded={take}
          >
            {fields.avatar !== '' && (
              <Button variant="ghost" onClick={() => set('avatar', '')}>
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
