import { useState } from 'react';
import { FileButton } from '#client/content/upload/file-button';
import { useUploadFile } from '#client/content/upload/upload-file';
import type { SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { Alert } from '#client/ui/feedback/alert';
import { Button } from '#client/ui/primitives/button';
import { LOGO_LABELS } from '#shared/appearance/appearance-labels';
import { LOGOS } from '#shared/appearance/looks';
import styles from './appearance.module.css';
import { ChoicePanel } from './choice-panel';

type LogoPanelProps = SettingsFormProps<'logo' | 'logoImage'>;

export function LogoPanel({ settings }: LogoPanelProps) {
  const { logo } = settings.fields;
  return (
    <ChoicePanel
      settings={settings}
      name="logo"
      hint="Shown beside your name, in browser tabs, on home screens and in link previews."
      choices={LOGOS.map(value => ({ value, ...LOGO_LABELS[value] }))}
    >
      {logo === 'own' && <OwnLogo settings={settings} />}
    </ChoicePanel>
  );
}

function OwnLogo({ settings: { fields, set, findIssue } }: LogoPanelProps) {
  const uploadFile = useUploadFile();
  const [isBusy, setBusy] = useState(false);
  const [uploadError, setUploadError] = useState('');
  const { logoImage } = fields;

  async function upload([file]: File[]): Promise<void> {
    if (!file) return;
    setBusy(true);
    try {
      const url = await uploadFile(file);
      const isLogo = /\.(svg|png)$/.test(url);
      setUploadError(isLogo ? '' : `${file.name} isn't an SVG or PNG image.`);
      if (isLogo) set('logoImage', url);
    } catch (error) {
      setUploadError(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  const problem = findIssue('logoImage') ?? uploadError;
  return (
    <div className="stack-3">
      <div className="row">
        {logoImage !== '' && (
          <span className={`frame inset ${styles.logo}`}>
            <img src={logoImage} alt="Your logo" />
          </span>
        )}
        <FileButton
          accept="image/svg+xml,image/png"
          icon="upload"
          busy={isBusy}
          onFiles={files => void upload(files)}
        >
          Upload logo
        </FileButton>
        {logoImage !== '' && (
          <Button variant="ghost" onClick={() => set('logoImage', '')}>
            Remove logo
          </Button>
        )}
      </div>
      <p className="note">
        SVG or PNG, shown 24 pixels high. Use a transparent background and colors that work on light and dark.
        {logoImage === '' && <span> Your initials are shown until you upload one.</span>}
      </p>
      {problem !== '' && <Alert tone="err">{problem}</Alert>}
    </div>
  );
}
