import { type KeyboardEvent, useId, useState } from 'react';
import { TextInput, type TextInputProps } from './field';
import styles from './suggest-input.module.css';

export type SuggestInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'onKeyDown' | 'list'> & {
  value: string;
  suggestions: readonly string[];
  /** Names the list of suggestions. */
  suggestionsLabel: string;
  onValueChange: (value: string) => void;
  /** Enter, or a click on a suggestion. */
  onPick: (value: string) => void;
};

const MAX_SHOWN = 6;
const NONE = -1;

/**
 * A field that suggests what may be meant, as the ARIA combobox pattern has it: the arrow keys walk through the list,
 * Enter takes what is marked, or else what was typed, and Escape puts the list away.
 */
export function SuggestInput(props: SuggestInputProps) {
  const { value, suggestions, suggestionsLabel, onValueChange, onPick, ...rest } = props;
  const [isWanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(NONE);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const shown = isWanted ? matching(suggestions, value) : [];
  const isOpen = shown.length > 0;
  const active = isOpen ? shown[marked] : undefined;

  function close(): void {
    setWanted(false);
    setMarked(NONE);
  }

  function pick(text: string): void {
    close();
    onPick(text);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = nextMark(event.key, marked, shown.length);
    if (event.key === 'Enter') pick(active ?? value);
    else if (event.key === 'Escape' && isOpen) close();
    else if (next !== null) {
      setWanted(true);
      setMarked(next);
    } else return;
    event.preventDefault();
  }

  return (
    <span className={styles.suggest}>
      <TextInput
        {...rest}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active === undefined ? undefined : optionId(marked)}
        value={value}
        onChange={event => {
          onValueChange(event.target.value);
          setWanted(event.target.value.trim() !== '');
          setMarked(NONE);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      {isOpen && (
        <div ref={showWhole} role="listbox" id={listId} aria-label={suggestionsLabel} className={styles.list}>
          {shown.map((text, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={text}
              role="option"
              id={optionId(index)}
              aria-selected={index === marked}
              className={styles.option}
              // The field keeps the focus, and with it the list.
              onPointerDown={event => event.preventDefault()}
              onClick={() => pick(text)}
            >
              {text}
            </div>
          ))}
        </div>
      )}
    </span>
  );
}

/** As it opens: all of it in the window, also at its lower edge. */
function showWhole(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' });
}

/** Those that contain the words, the ones that begin with them first. */
function matching(suggestions: readonly string[], words: string): string[] {
  const wanted = words.trim().toLowerCase();
  const found = suggestions.filter(text => text.toLowerCase().includes(wanted));
  const isFirst = (text: string) => text.toLowerCase().startsWith(wanted);
  return [...found.filter(isFirst), ...found.filter(text => !isFirst(text))].slice(0, MAX_SHOWN);
}

/** The suggestion that an arrow key leads to, by way of none at the ends; null for any other key. */
function nextMark(key: string, marked: number, count: number): number | null {
  if (key === 'ArrowDown') return marked + 1 < Math.max(count, 1) ? marked + 1 : NONE;
  if (key === 'ArrowUp') return marked === NONE ? count - 1 : marked - 1;
  return null;
}
