import type { ReactNode } from 'react';
import { Panel } from '#client/ui/layout/panel';
import { Segmented } from '#client/ui/primitives/segmented';
import styles from './settings-editor.module.css';

type SegmentedPanelProps<Value extends string> = {
  title: string;
  id?: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
};

export function SegmentedPanel<Value extends string>(props: SegmentedPanelProps<Value>) {
  const { title, id, values, labels, value, onChange, children } = props;
  return (
    <Panel id={id} title={title} className={styles.panel}>
      <div className="stack-3">
        <div>
          <Segmented
            label={title}
            options={values.map(each => ({ value: each, label: labels[each] }))}
            value={value}
            onValueChange={onChange}
          />
        </div>
        <p className="note">{children}</p>
      </div>
    </Panel>
  );
}
