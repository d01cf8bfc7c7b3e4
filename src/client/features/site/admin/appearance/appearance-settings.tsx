import type { WorkingCopyView } from '#client/editing/use-working-copy';
import { useSite } from '#client/lib/site-queries';
import { FIRST_THEME_LABELS } from '#shared/appearance/appearance-labels';
import { FIRST_THEMES } from '#shared/appearance/looks';
import { SegmentedPanel } from '../segmented-panel';
import { SettingsEditor } from '../settings-editor';
import { APPEARANCE_FIELDS, type SettingsOf } from '../settings-fields';
import { AccentPanel } from './accent-panel';
import { AppearancePreview } from './appearance-preview';
import styles from './appearance-settings.module.css';
import { useAppliedLook } from './apply-look';
import { StylePanel, TypePanel } from './choice-panels';
import { HeroPanel } from './hero-panel';
import { LogoPanel } from './logo-panel';

type AppearanceEdit = WorkingCopyView<SettingsOf<keyof typeof APPEARANCE_FIELDS>>;

export function AppearanceSettings() {
  return (
    <SettingsEditor name="settings-appearance" definitions={APPEARANCE_FIELDS}>
      {settings => <AppearanceForm settings={settings} />}
    </SettingsEditor>
  );
}

function AppearanceForm({ settings }: { settings: AppearanceEdit }) {
  const { avatar, topics } = useSite();
  useAppliedLook(settings.base.fields);
  return (
    <div className={styles.columns}>
      <div className={`stack ${styles.form}`}>
        <StylePanel settings={settings} />
        <AccentPanel settings={settings} style={settings.fields.style} />
        <TypePanel settings={settings} />
        <HeroPanel settings={settings} hasPortrait={avatar !== ''} hasInterests={topics.length > 0} />
        <LogoPanel settings={settings} />
        <SegmentedPanel
          settings={settings}
          name="firstTheme"
          values={FIRST_THEMES}
          labels={FIRST_THEME_LABELS}
        >
          Visitors can still switch themes. Their choice is saved on their device.
        </SegmentedPanel>
      </div>
      <AppearancePreview look={settings.fields} />
    </div>
  );
}
