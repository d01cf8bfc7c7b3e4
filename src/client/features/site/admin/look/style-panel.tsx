import { STYLE_WORDS } from '../../../../../shared/appearance/look-words';
import { LOOK_STYLES } from '../../../../../shared/appearance/looks';
import { Panel } from '../../../../ui/layout/panel';
import type { SettingsFormProps } from '../settings-fields';
import styles from './style-panel.module.css';
import { StyleSample } from './style-sample';

export function StylePanel({ settings }: SettingsFormProps<'style'>) {
  return (
    <Panel title="Style">
      <fieldset className="stack-4">
        <legend className="visually-hidden">Style</legend>
        <p className="muted">Changes colors, type, corners and spacing. Your content stays.</p>
        <div className={styles.options}>
          {LOOK_STYLES.map(style => (
            <label key={style} className={styles.option}>
              <StyleSample style={style} />
              <span className={styles.choice}>
                <input
                  type="radio"
                  name="style"
                  className={styles.radio}
                  checked={settings.fields.style === style}
                  onChange={() => settings.set('style', style)}
                />
                <span>
                  <b className={styles.name}>{STYLE_WORDS[style].label}</b>
                  <span className="note">{STYLE_WORDS[style].description}</span>
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Panel>
  );
}
