import { useState } from 'react';
import { useImageChoice } from '#client/content/picture/use-image-choice';
import { FileButton } from '#client/content/upload/file-button';
import { FileDrop } from '#client/content/upload/file-drop';
import { EditedTextField } from '#client/editing/edited-fields';
import { Alert } from '#client/ui/feedback/alert';
import { useToast } from '#client/ui/feedback/toast';
import { Icon } from '#client/ui/icons/icon';
import { Panel } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import styles from './settings-editor.module.css';
import type { SettingsFormProps } from './settings-fields';

type PicturePanelProps = SettingsFormProps<'avatar'> & {
  /** The button that saves the form. */
  saveLabel?: string;
};

export function PicturePanel(props: PicturePanelProps) {
  return (
    <Panel id="picture" title="Portrait">
      <PictureFields {...props} />
    </Panel>
  );
}

export function PictureFields({ settings, saveLabel = 'Save Changes' }: PicturePanelProps) {
  const { set, fields } = settings;
  const [uploadError, setUploadError] = useState('');
  const toast = useToast();
  const { dialog, isLoading, choose } = useImageChoice({
    usage: 'portrait',
    failure: 'Upload failed.',
    onRefused: setUploadError,
    onStored: url => {
      setUploadError('');
      set('avatar', url);
      toast.success(`Image uploaded. ${saveLabel} to keep it.`);
    },
  });
  return (
    <>
      <FileDrop hint="Drop to crop and upload" onFiles={choose} className={`stack narrow ${styles.portrait}`}>
        <Portrait key={fields.avatar} src={fields.avatar.trim()} />
        <div className={`stack ${styles.fields}`}>
          <EditedTextField
            edit={settings}
            name="avatar"
            hint="Drop, paste or upload an image. Search engines and other apps use it too."
            inputMode="url"
            placeholder="https:// or /uploads/"
          />
          <div className="row">
            <FileButton accept="image/*" icon="upload" busy={isLoading} onFiles={choose}>
              Upload image
            </FileButton>
            {fields.avatar !== '' && (
              <Button variant="ghost" onClick={() => set('avatar', '')}>
                Remove image
              </Button>
            )}
          </div>
          {uploadError !== '' && <Alert tone="err">{uploadError}</Alert>}
        </div>
      </FileDrop>
      {dialog}
    </>
  );
}

function Portrait({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  const isShown = src !== '' && !isBroken;
  return (
    <div className={`note ${styles.frame}`}>
      {isShown ? <img src={src} alt="" onError={() => setBroken(true)} /> : <Icon name="user" />}
      {isBroken && <p role="status">Can't show this image.</p>}
    </div>
  );
}
