import { useSite } from '#client/lib/site-queries';
import { APPEARANCE_FIELDS } from '../settings-fields';
import { SetupForm, type SetupFormProps } from '../setup-form';
import { AccentPanel } from './accent-panel';
import { AppearancePreview } from './appearance-preview';
import { useAppliedLook } from './apply-look';
import { StylePanel } from './choice-panels';
import styles from './style-step.module.css';

const { style, accent } = APPEARANCE_FIELDS;

/** The setup step for style and accent, which shape the site most. */
export function StyleStep(props: SetupFormProps) {
  const site = useSite();
  useAppliedLook(site);
  return (
    <SetupForm name="setup-look" definitions={{ style, accent }} {...props}>
      {settings => (
        <div className={styles.columns}>
          <div className={styles.form}>
            <StylePanel settings={settings} />
            <AccentPanel settings={settings} style={settings.fields.style} />
          </div>
          <AppearancePreview look={{ ...site, ...settings.fields }} />
        </div>
      )}
    </SetupForm>
  );
}
