import type { ReactNode } from 'react';
import { Panel } from '#client/ui/layout/panel';
import { Segmented } from '#client/ui/primitives/segmented';
import styles from './settings-editor.module.css';

type SegmentedPanelProps<Value extends string> = {
  title: string;
  /** For links that lead to it. */
  id?: string;
  values: readonly Value[];
  words: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
  /** What the choice means. */
  children: ReactNode;
};

/** One of two or three choices that need no picture. */
export function SegmentedPanel<Value extends string>(props: SegmentedPanelProps<Value>) {
  const { title, id, values, words, value, onChange, children } = props;
  return (
    <Panel id={id} title={title} className={styles.panel}>
      <div className="stack-3">
        <div>
          <Segmented
            label={title}
            options={values.map(each => ({ value: each, label: words[each] }))}
            value={value}
            onValueChange={onChange}
          />
        </div>
        <p className="note">{children}</p>
      </div>
    </Panel>
  );
}
