import type { ReactNode } from 'react';
import { Panel } from '#client/ui/layout/panel';
import { Segmented } from '#client/ui/primitives/segmented';
import { type NamedSetting, SETTINGS_FIELDS, type SettingName } from './settings-fields';

type SegmentedPanelProps<Name extends SettingName, Value extends string> = NamedSetting<Name, Value> & {
  id?: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  children: ReactNode;
};

export function SegmentedPanel<Name extends SettingName, Value extends string>(
  props: SegmentedPanelProps<Name, Value>,
) {
  const { settings, name, id, values, labels, children } = props;
  const title = SETTINGS_FIELDS[name].label;
  return (
    <Panel id={id} title={title}>
      <div className="stack-3">
        <div>
          <Segmented
            label={title}
            options={values.map(value => ({ value, label: labels[value] }))}
            value={settings.fields[name]}
            onValueChange={value => settings.set(name, value)}
          />
        </div>
        <p className="note">{children}</p>
      </div>
    </Panel>
  );
}
