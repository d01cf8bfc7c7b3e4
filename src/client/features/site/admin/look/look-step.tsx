import { useSite } from '#client/lib/site-queries';
import { LOOK_FIELDS } from '../settings-fields';
import { SetupForm, type SetupFormProps } from '../setup-form';
import { AccentPanel } from './accent-panel';
import { StylePanel } from './choice-panels';
import { LookPreview } from './look-preview';
import styles from './look-step.module.css';
import { useShownLook } from './show-look';

const { style, accent } = LOOK_FIELDS;

/** The step of the set-up that chooses how the site looks, by what makes most of it. */
export function LookStep(props: SetupFormProps) {
  const site = useSite();
  useShownLook(site);
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
