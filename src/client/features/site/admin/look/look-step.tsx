import { useSite } from '#client/lib/site-queries';
import { LOOK_FIELDS } from '../settings-fields';
import { SetupForm, type SetupFormProps } from '../setup-form';
import { AccentPanel } from './accent-panel';
import { StylePanel } from './choice-panels';
import { LookPreview } from './look-preview';
import styles from './look-step.module.css';
import { useAppliedLook } from './show-look';

const { style, accent } = LOOK_FIELDS;

/** The setup step for style and accent, which shape the site most. */
export function LookStep(props: SetupFormProps) {
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
          <LookPreview look={{ ...site, ...settings.fields }} />
        </div>
      )}
    </SetupForm>
  );
}
