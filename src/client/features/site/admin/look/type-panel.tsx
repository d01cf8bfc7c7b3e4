import { TYPE_WORDS } from '../../../../../shared/appearance/look-words';
import { TYPE_CHOICES } from '../../../../../shared/appearance/looks';
import { Panel } from '../../../../ui/layout/panel';
// The faces are fetched by the samples that show them.
import '../../../../ui/styles/looks/jetbrains-mono.css';
import '../../../../ui/styles/looks/newsreader.css';
import '../../../../ui/styles/looks/newsreader-display.css';
import type { SettingsFormProps } from '../settings-fields';
import styles from './style-panel.module.css';
import types from './type-panel.module.css';

export function TypePanel({ settings }: SettingsFormProps<'type'>) {
  return (
    <Panel title="Type">
      <fieldset className="stack-4">
        <legend className="visually-hidden">Type</legend>
        <p className="muted">
          Headings and text, chosen to go together. All fonts come from your own server.
        </p>
        <div className={types.options}>
          {TYPE_CHOICES.map(type => (
            <label key={type} className={styles.option}>
              <span className={styles.choice}>
                <input
                  type="radio"
                  name="type"
                  className={styles.radio}
                  checked={settings.fields.type === type}
                  onChange={() => settings.set('type', type)}
                />
                <b className={styles.name}>{TYPE_WORDS[type]}</b>
              </span>
              {type === 'style' ? (
                <span className="note">What goes with the style that is chosen above.</span>
              ) : (
                <span className={types.sample} data-pair={type} aria-hidden="true">
                  <b>Things that report back</b>
                  <span>Fourteen scales weigh hives every ten minutes.</span>
                </span>
              )}
            </label>
          ))}
        </div>
      </fieldset>
    </Panel>
  );
}
