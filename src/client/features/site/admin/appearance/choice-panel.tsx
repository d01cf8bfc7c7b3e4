import type { ReactNode } from 'react';
import {
  type NamedSetting,
  SETTINGS_FIELDS,
  type SettingName,
} from '#client/features/site/admin/settings-fields';
import { Panel } from '#client/ui/layout/panel';
import styles from './appearance.module.css';
import { ChoiceCard } from './choice-card';

type Choice<Value extends string> = {
  value: Value;
  label: string;
  description?: string;
  sample?: ReactNode;
};

type ChoicePanelProps<Name extends SettingName, Value extends string> = NamedSetting<Name, Value> & {
  hint: string;
  choices: readonly Choice<Value>[];
  children?: ReactNode;
};

export function ChoicePanel<Name extends SettingName, Value extends string>(
  props: ChoicePanelProps<Name, Value>,
) {
  const { settings, name, hint, choices, children } = props;
  const title = SETTINGS_FIELDS[name].label;
  return (
    <Panel title={title}>
      <div className="stack-4">
        <fieldset className="stack-4">
          <legend className="visually-hidden">{title}</legend>
          <p className="muted">{hint}</p>
          <div className={`grid ${styles.choices}`}>
            {choices.map(({ value, ...choice }) => (
              <ChoiceCard
                key={value}
                {...choice}
                name={name}
                checked={settings.fields[name] === value}
                onChoose={() => settings.set(name, value)}
              />
            ))}
          </div>
        </fieldset>
        {children}
      </div>
    </Panel>
  );
}
