import type { WorkingCopyView } from '#client/editing/use-working-copy';
import { useSite } from '#client/lib/site-queries';
import { FIRST_THEME_WORDS } from '#shared/appearance/look-words';
import { FIRST_THEMES } from '#shared/appearance/looks';
import { SegmentedPanel } from '../segmented-panel';
import { SettingsEditor } from '../settings-editor';
import { LOOK_FIELDS, type SettingsOf } from '../settings-fields';
import { AccentPanel } from './accent-panel';
import { StylePanel, TypePanel } from './choice-panels';
import { HeroPanel } from './hero-panel';
import { LogoPanel } from './logo-panel';
import { LookPreview } from './look-preview';
import styles from './look-settings.module.css';
import { useAppliedLook } from './show-look';

type LookEdit = WorkingCopyView<SettingsOf<keyof typeof LOOK_FIELDS>>;

/** The appearance settings beside a preview of the home page. */
export function LookSettings() {
  return (
    <SettingsEditor name="settings-appearance" definitions={LOOK_FIELDS}>
      {settings => <LookForm settings={settings} />}
    </SettingsEditor>
  );
}

function LookForm({ settings }: { settings: LookEdit }) {
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
          title="Theme for new visitors"
          values={FIRST_THEMES}
          words={FIRST_THEME_WORDS}
          value={settings.fields.firstTheme}
          onChange={theme => settings.set('firstTheme', theme)}
        >
          Visitors can still switch themes. Their choice is saved on their device.
        </SegmentedPanel>
      </div>
      <LookPreview look={settings.fields} />
    </div>
  );
}
