import type { ReactNode } from 'react';
import { toOptions } from '#client/editing/fields/declared-fields';
import { Panel } from '#client/ui/layout/panel';
import { Segmented } from '#client/ui/primitives/segmented';
import { type NamedSetting, SETTINGS_FIELDS, type SettingName } from './settings-fields';

type SegmentedPanelProps<Name extends SettingName, Value extends string> = NamedSetting<Name, Value> & {
  id?: string;
  words: Record<Value, string>;
  children: ReactNode;
};

export function SegmentedPanel<Name extends SettingName, Value extends string>(
  props: SegmentedPanelProps<Name, Value>,
) {
  const { settings, name, id, words, children } = props;
  const title = SETTINGS_FIELDS[name].label;
  return (
    <Panel id={id} title={title}>
      <div className="stack-3">
        <div>
          <Segmented
            label={title}
            options={toOptions(words)}
            value={settings.fields[name]}
            onValueChange={value => settings.set(name, value)}
          />
        </div>
        <p className="note">{children}</p>
      </div>
    </Panel>
  );
}
