import type { ReactNode } from 'react';
import { Panel } from '#client/ui/layout/panel';
import styles from './choice-panel.module.css';

type Choice<Value extends string> = {
  value: Value;
  label: string;
  description?: string;
  sample?: ReactNode;
};

type ChoicePanelProps<Value extends string> = {
  title: string;
  name: string;
  hint: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  width?: 'small' | 'wide';
  children?: ReactNode;
};

export function ChoicePanel<Value extends string>(props: ChoicePanelProps<Value>) {
  const { title, name, hint, choices, value, onChange, width = 'small', children } = props;
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
                className={`stack-3 ${styles.option}`}
                data-sample={choice.sample !== undefined}
              >
                <span className={styles.choice}>
                  <input
                    type="radio"
                    name={name}
                    className={styles.radio}
                    checked={value === choice.value}
                    onChange={() => onChange(choice.value)}
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
