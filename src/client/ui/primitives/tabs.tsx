import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
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
  /** The chosen tab, when the caller holds it. Otherwise the tabs hold it themselves, starting with the first. */
  value?: Value | undefined;
  onValueChange?: (value: Value) => void;
};

/**
 * Tabs as the ARIA pattern has them: one stop for Tab, arrow keys, Home and End choose, the panel comes next. All panels
 * are in the page: without JavaScript they stand open.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onValueChange } = props;
  const [ownValue, setOwnValue] = useState<Value>();
  const id = useId();
  const wanted = value ?? ownValue;
  // What was chosen may be gone, with the category that it stood for.
  const chosen = Math.max(
    0,
    items.findIndex(item => item.value === wanted),
  );
  const tabId = (index: number) => `${id}-tab-${index}`;
  const panelId = (index: number) => `${id}-panel-${index}`;

  function choose(index: number): void {
    const item = items[index];
    if (!item) return;
    setOwnValue(item.value);
    onValueChange?.(item.value);
  }

  function turn(event: KeyboardEvent): void {
    const next = nextIndex(event.key, chosen, items.length);
    if (next === null) return;
    event.preventDefault();
    choose(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={turn}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(index)}
            aria-selected={index === chosen}
            aria-controls={panelId(index)}
            tabIndex={index === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(index)}
          >
            {item.label}
            {item.count !== undefined && (
              <span className={classNames('num', styles.count)}>{item.count}</span>
            )}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.value}
          role="tabpanel"
          id={panelId(index)}
          aria-labelledby={tabId(index)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text alone must be reachable after its tab
          tabIndex={0}
          className={styles.panel}
          data-state={index === chosen ? 'active' : 'inactive'}
          data-label={item.label}
        >
          {item.panel}
        </div>
      ))}
    </div>
  );
}

/** The tab that a key leads to, round the ends; null for any other key. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
