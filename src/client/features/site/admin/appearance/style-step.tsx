import { APPEARANCE_FIELDS, SECTION_FIELDS } from '#client/features/site/admin/settings-fields';
import { SetupForm, type SetupFormProps } from '#client/features/site/admin/setup-form';
import { useSite } from '#client/lib/site-queries';
import { AccentPanel } from './accent-panel';
import { AppearancePreview } from './appearance-preview';
import { useAppliedLook } from './apply-look';
import { StylePanel } from './choice-panels';
import { LayoutPanel } from './layout-panel';
import styles from './style-step.module.css';

const { style, accent } = APPEARANCE_FIELDS;
const { homeSections, projectPage, archiveOpen } = SECTION_FIELDS;
const LOOK = { style, accent, homeSections, projectPage, archiveOpen };

/** Renders the setup step for style, accent and layout, which shape the site most. */
export function StyleStep(props: SetupFormProps) {
  const site = useSite();
  useAppliedLook(site);
  return (
    <SetupForm name="setup-look" definitions={LOOK} {...props}>
      {settings => (
        <div className={styles.columns}>
          <div className={styles.form}>
            <StylePanel settings={settings} />
            <AccentPanel settings={settings} style={settings.fields.style} />
            <LayoutPanel settings={settings} />
          </div>
          <AppearancePreview look={{ ...site, ...settings.fields }} sections={settings.fields.homeSections} />
        </div>
      )}
    </SetupForm>
  );
}
