import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#client/ui/icons/icon';
import { IconClass } from '#client/ui/icons/icon-class';
import { findIcons } from '#client/ui/icons/icon-sprite';
import { Popover } from '#client/ui/overlays/popover';
import { Button } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';
import { SearchInput, useFieldControl } from './field';
import styles from './pickers.module.css';

type IconPickerProps = {
  /** Classes such as "fa-brands fa-react", shown until the owner searches for others. */
  choices: readonly string[];
  value: string;
  onValueChange: (icon: string) => void;
  /** Names the button if there is no surrounding Field. */
  label?: string;
};

export function IconPicker({ choices, value, onValueChange, label = 'Choose icon' }: IconPickerProps) {
  const { id } = useFieldControl();
  return (
    <Popover
      label="Choose icon"
      className={styles.icons}
      trigger={
        <Button id={id} aria-label={`${label}, current: ${iconName(value) || 'none'}`}>
          <IconClass className={value} />
          <Icon name="chevron-down" />
        </Button>
      }
    >
      {close => (
        <IconGrid
          choices={choices}
          value={value}
          onPick={icon => {
            onValueChange(icon);
            close();
          }}
        />
      )}
    </Popover>
  );
}

const COLUMNS = 7;
const SEARCH_DELAY_MS = 120;
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

type IconGridProps = { choices: readonly string[]; value: string; onPick: (icon: string) => void };

function IconGrid({ choices, value, onPick }: IconGridProps) {
  const [search, setSearch] = useState('');
  const gridRef = useRef<HTMLDivElement>(null);
  const query = search.trim().toLowerCase().replace(/\s+/g, '-');
  const chosen = choices.filter(icon => icon.includes(query));
  const found = useFoundIcons(query);
  const shown = [...new Set([...chosen, ...(found ?? [])])];
  const current = shown.includes(value) ? value : shown[0];

  function move(event: KeyboardEvent): void {
    const { activeElement } = document;
    const step = STEPS[event.key];
    const options = [...(gridRef.current?.querySelectorAll('button') ?? [])];
    const position = activeElement instanceof HTMLButtonElement ? options.indexOf(activeElement) : -1;
    if (step === undefined || position === -1) return;
    event.preventDefault();
    options[Math.min(Math.max(position + step, 0), options.length - 1)]?.focus();
  }

  return (
    <>
      <SearchInput
        label="Search icons"
        placeholder="Search icons"
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend and a form */}
      <div ref={gridRef} role="group" aria-label="Icons" className={styles.grid} onKeyDown={move}>
        {shown.map(icon => (
          <button
            key={icon}
            type="button"
            tabIndex={icon === current ? 0 : -1}
            aria-pressed={icon === value}
            aria-label={iconName(icon)}
            title={iconName(icon)}
            className={`center ${styles.icon}`}
            onClick={() => onPick(icon)}
          >
            <IconClass className={icon} />
          </button>
        ))}
      </div>
      <p className={`note ${styles.count}`} role="status">
        {shown.length === 0 && !found ? 'Searching...' : describeCount(shown.length, query)}
      </p>
    </>
  );
}

/**
 * Returns icons beyond the choices, or null during the search. It waits until typing pauses, and finds none if it
 * fails.
 */
function useFoundIcons(query: string): string[] | null {
  const [found, setFound] = useState<{ query: string; icons: string[] }>({ query: '', icons: [] });
  useEffect(() => {
    if (query === '') return;
    const search = new AbortController();
    const timer = setTimeout(() => {
      findIcons(query, search.signal).then(
        icons => setFound({ query, icons }),
        () => setFound({ query, icons: [] }),
      );
    }, SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [query]);
  return found.query === query ? found.icons : null;
}

function describeCount(count: number, query: string): string {
  if (count === 0) return 'No icons match';
  return query === '' ? `${count} icons. Search for more, such as GraphQL.` : formatQuantity(count, 'icon');
}

/**
 * Returns the name of an icon, such as "react" for "fa-brands fa-react". Simple Icons are logos, some of which have the
 * name of another icon.
 */
function iconName(icon: string): string {
  const name = icon.split(' ').at(-1) ?? '';
  if (name.startsWith('si-')) return `${name.slice('si-'.length)} logo`;
  return name.replace(/^fa-/, '').replace(/-/g, ' ');
}
