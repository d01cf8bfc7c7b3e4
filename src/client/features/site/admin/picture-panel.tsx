import { useState } from 'react';
import { useImageChoice } from '#client/content/picture/use-image-choice';
import { FileButton } from '#client/content/upload/file-button';
import { FileDrop } from '#client/content/upload/file-drop';
import { EditedTextField } from '#client/editing/fields/edited-fields';
import { Alert } from '#client/ui/feedback/alert';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';
import styles from './settings.module.css';
import type { SettingsFormProps } from './settings-fields';

type PictureFieldsProps = SettingsFormProps<'avatar'> & {
  /** The button that saves the form. Defaults to Save Changes. */
  saveLabel?: string;
  /** True to leave out the field for the URL. Defaults to false. */
  isCompact?: boolean;
};

export function PictureFields(props: PictureFieldsProps) {
  const { settings, saveLabel = 'Save Changes', isCompact = false } = props;
  const { set, fields } = settings;
  const [uploadError, setUploadError] = useState('');
  const [uploadedUrl, setUploadedUrl] = useState('');
  const { dialog, isLoading, choose } = useImageChoice({
    usage: 'portrait',
    failure: 'Upload failed.',
    onRefused: setUploadError,
    onStored: url => {
      setUploadError('');
      setUploadedUrl(url);
      set('avatar', url);
    },
  });
  return (
    <>
      <FileDrop hint="Drop to crop and upload" onFiles={choose} className={`narrow ${styles.portrait}`}>
        <Portrait key={fields.avatar} src={fields.avatar.trim()} />
        <div className="stack-3">
          {!isCompact && (
            <EditedTextField
              edit={settings}
              name="avatar"
              hint="Drop, paste or upload an image. Search engines and other apps use it too."
              inputMode="url"
              placeholder="https:// or /uploads/"
            />
          )}
          <div className="row">
            <FileButton accept="image/*" icon="upload" busy={isLoading} onFiles={choose}>
              {isCompact ? 'Upload portrait' : 'Upload image'}
            </FileButton>
            {fields.avatar !== '' && (
              <Button variant="ghost" onClick={() => set('avatar', '')}>
                Remove image
              </Button>
            )}
            <span role="status" className="note">
              {uploadedUrl !== '' &&
                uploadedUrl === fields.avatar &&
                `Image uploaded. ${saveLabel} to keep it.`}
            </span>
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
    <div className={`note frame center ${styles.picture}`}>
      {isShown ? <img src={src} alt="" onError={() => setBroken(true)} /> : <Icon name="user" />}
      {isBroken && <p role="status">Can't show this image.</p>}
    </div>
  );
}
