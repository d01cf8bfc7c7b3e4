import type { ReactNode } from 'react';
import {
  type NamedSetting,
  SETTINGS_FIELDS,
  type SettingName,
} from '#client/features/site/admin/settings-fields';
import { Panel } from '#client/ui/layout/panel';
import styles from './choice-panel.module.css';

type Choice<Value extends string> = {
  value: Value;
  label: string;
  description?: string;
  sample?: ReactNode;
};

type ChoicePanelProps<Name extends SettingName, Value extends string> = NamedSetting<Name, Value> & {
  hint: string;
  choices: readonly Choice<Value>[];
  width?: 'small' | 'wide';
  children?: ReactNode;
};

export function ChoicePanel<Name extends SettingName, Value extends string>(
  props: ChoicePanelProps<Name, Value>,
) {
  const { settings, name, hint, choices, width = 'small', children } = props;
  const title = SETTINGS_FIELDS[name].label;
  return (
    <Panel title={title}>
      <div className="stack-4">
        <fieldset className="stack-4">
          <legend className="visually-hidden">{title}</legend>
          <p className="muted">{hint}</p>
          <div className={`stack-4 ${styles.options}`} data-width={width}>
            {choices.map(choice => (
              <label
                key={choice.value}
                className={`option stack-3 ${styles.option}`}
                data-sample={choice.sample !== undefined}
              >
                <span className={`stack-2 ${styles.choice}`}>
                  <input
                    type="radio"
                    name={name}
                    className={styles.radio}
                    checked={settings.fields[name] === choice.value}
                    onChange={() => settings.set(name, choice.value)}
                  />
                  <span>
                    <b className={styles.name}>{choice.label}</b>
                    {choice.description && <span className="note">{choice.description}</span>}
                  </span>
                </span>
                {choice.sample}
              </label>
            ))}
          </div>
        </fieldset>
        {children}
      </div>
    </Panel>
  );
}
