import { FIRST_THEME_WORDS } from '../../../../../shared/appearance/look-words';
import { FIRST_THEMES } from '../../../../../shared/appearance/looks';
import { Panel } from '../../../../ui/layout/panel';
import { Segmented } from '../../../../ui/primitives/segmented';
import styles from '../settings-editor.module.css';
import type { SettingsFormProps } from '../settings-fields';

const OPTIONS = FIRST_THEMES.map(value => ({ value, label: FIRST_THEME_WORDS[value] }));

export function FirstThemePanel({ settings }: SettingsFormProps<'firstTheme'>) {
  return (
    <Panel title="Theme for new visitors" className={styles.panel}>
      <div className="stack-3">
        <div>
          <Segmented
            label="Theme for new visitors"
            options={OPTIONS}
            value={settings.fields.firstTheme}
            onValueChange={theme => settings.set('firstTheme', theme)}
          />
        </div>
        <p className="note">Visitors can still switch. Their choice is kept on their device.</p>
      </div>
    </Panel>
  );
}
