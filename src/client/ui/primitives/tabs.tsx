import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names';
import styles from './tabs.module.css';

type TabItem<Value extends string> = {
  value: Value;
  label: string;
  /** The number of items in the tab, shown after its label. */
  count?: number;
  panel: ReactNode;
};

type TabsProps<Value extends string> = {
  label: string;
  items: readonly TabItem<Value>[];
  /** The selected tab of a controlled component. Uncontrolled tabs start with the first. */
  value?: Value | undefined;
  onValueChange?: (value: Value) => void;
  /** The language of the labels, if the panels have another. */
  lang?: string | undefined;
};

/**
 * Renders tabs that follow the ARIA pattern. They have one tab stop, and arrow keys, Home and End select. All
 * panels are in the page, and without JavaScript all are shown.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onValueChange, lang } = props;
  const [ownValue, setOwnValue] = useState<Value>();
  const id = useId();
  const selectedValue = value ?? ownValue;
  // If the selected tab no longer exists, the first one is selected.
  const selected = Math.max(
    0,
    items.findIndex(item => item.value === selectedValue),
  );
  const tabId = (index: number) => `${id}-tab-${index}`;
  const panelId = (index: number) => `${id}-panel-${index}`;

  function select(index: number): void {
    const item = items[index];
    if (!item) return;
    setOwnValue(item.value);
    onValueChange?.(item.value);
  }

  function handleKey(event: KeyboardEvent): void {
    const next = nextIndex(event.key, selected, items.length);
    if (next === null) return;
    event.preventDefault();
    select(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <div>
      <div
        role="tablist"
        lang={lang}
        aria-label={label}
        className={`with-js fade-sides no-print ${styles.list}`}
        onKeyDown={handleKey}
      >
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(index)}
            aria-selected={index === selected}
            aria-controls={panelId(index)}
            tabIndex={index === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => select(index)}
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable after its tab
          tabIndex={0}
          className={styles.panel}
          data-state={index === selected ? 'active' : 'inactive'}
          data-label={item.label}
        >
          {item.panel}
        </div>
      ))}
    </div>
  );
}

/** Returns the index after a key, wrapping around, or null for any other key. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
