import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './tabs.module.css';

export type TabItem<Value extends string> = {
  value: Value;
  label: string;
  /** How many things the tab holds, after its label. */
  count?: number;
  panel: ReactNode;
};

export type TabsProps<Value extends string> = {
  /** Names the row of tabs for screen readers. */
  label: string;
  items: readonly TabItem<Value>[];
  /** The chosen tab, when the caller holds it. Otherwise the tabs hold it themselves, starting with `defaultValue`. */
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: (value: Value) => void;
  /** `active` mounts the chosen panel only. `all` keeps the others in the page, hidden: without JavaScript all stand open. */
  mount?: 'all' | 'active';
  className?: string | undefined;
};

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const {
    label,
    items,
    value,
    defaultValue = items[0]?.value,
    onValueChange,
    mount = 'all',
    className,
  } = props;
  const choose = (chosen: string) => {
    const item = items.find(candidate => candidate.value === chosen);
    if (item) {
      onValueChange?.(item.value);
    }
  };
  const held = value === undefined ? { ...(defaultValue !== undefined && { defaultValue }) } : { value };
  return (
    <RadixTabs.Root {...held} onValueChange={choose} className={className}>
      <RadixTabs.List aria-label={label} className={styles.list}>
        {items.map(item => (
          <RadixTabs.Trigger key={item.value} value={item.value} className={styles.tab}>
            {item.label}
            {item.count !== undefined && (
              <span className={classNames('num', styles.count)}>{item.count}</span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map(item => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          className={styles.panel}
          data-label={item.label}
          {...(mount === 'all' && { forceMount: true as const })}
        >
          {item.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
