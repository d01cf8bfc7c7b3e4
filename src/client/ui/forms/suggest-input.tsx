import { type KeyboardEvent, useId, useState } from 'react';
import { TextInput, type TextInputProps } from './field';
import fieldStyles from './field.module.css';
import styles from './pickers.module.css';

type SuggestInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'onKeyDown' | 'list'> & {
  value: string;
  suggestions: readonly string[];
  suggestionsLabel: string;
  /** Returns the text of a suggestion in the list. */
  getLabel?: (suggestion: string) => string;
  /** Makes the field a select that accepts other texts. A click shows all suggestions until text is typed. */
  isSelect?: boolean;
  onValueChange: (value: string) => void;
  /** Called on Enter and on a click on a suggestion. */
  onPick: (value: string) => void;
};

const MAX_SHOWN = 6;
const NONE = -1;

/**
 * Renders a text field with suggestions, following the ARIA combobox pattern. Arrow keys move through the
 * list, Enter picks the highlighted suggestion or the typed text, and Escape closes the list.
 */
export function SuggestInput(props: SuggestInputProps) {
  const { value, suggestions, suggestionsLabel, onValueChange, onPick, onBlur, ...other } = props;
  const { getLabel = (text: string) => text, isSelect = false, ...rest } = other;
  const [requested, setRequested] = useState<'none' | 'all' | 'matches'>('none');
  const [highlighted, setHighlighted] = useState(NONE);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const matches = requested === 'matches' ? findMatches(suggestions, value) : [];
  const shown = requested === 'all' ? suggestions : matches;
  const isOpen = shown.length > 0;
  const active = isOpen ? shown[highlighted] : undefined;
  const untyped = isSelect ? 'all' : 'none';

  function close(): void {
    setRequested('none');
    setHighlighted(NONE);
  }

  function pick(text: string): void {
    close();
    onPick(text);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = nextHighlight(event.key, highlighted, shown.length);
    if (event.key === 'Enter') pick(active ?? value);
    else if (event.key === 'Escape' && isOpen) close();
    else if (next !== null) {
      if (!isOpen) setRequested(isSelect ? 'all' : 'matches');
      setHighlighted(next);
    } else return;
    event.preventDefault();
  }

  return (
    <span className={`fill ${styles.suggest}`}>
      <TextInput
        {...rest}
        className={isSelect ? fieldStyles.select : undefined}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active === undefined ? undefined : optionId(highlighted)}
        value={value}
        onChange={event => {
          onValueChange(event.target.value);
          setRequested(event.target.value.trim() === '' ? untyped : 'matches');
          setHighlighted(NONE);
        }}
        onKeyDown={press}
        onClick={({ currentTarget }) => {
          if (!isSelect || isOpen) return;
          currentTarget.select();
          setRequested('all');
        }}
        onBlur={event => {
          close();
          onBlur?.(event);
        }}
      />
      {isOpen && (
        <div
          ref={scrollIntoWindow}
          role="listbox"
          id={listId}
          aria-label={suggestionsLabel}
          className={`frame ${styles.suggestions}`}
        >
          {shown.map((text, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={text}
              ref={index === highlighted ? scrollIntoWindow : undefined}
              role="option"
              id={optionId(index)}
              aria-selected={index === highlighted}
              className={styles.suggestion}
              // The field keeps the focus, because the list closes on blur.
              onPointerDown={event => event.preventDefault()}
              onClick={() => pick(text)}
            >
              {getLabel(text)}
            </div>
          ))}
        </div>
      )}
    </span>
  );
}

/** Scrolls the opened list into the window, and the highlighted suggestion into the list. */
function scrollIntoWindow(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Finds the suggestions that contain the query, those that start with it first. */
function findMatches(suggestions: readonly string[], query: string): string[] {
  const lowerQuery = query.trim().toLowerCase();
  const matches = suggestions.filter(text => text.toLowerCase().includes(lowerQuery));
  const isPrefix = (text: string) => text.toLowerCase().startsWith(lowerQuery);
  return [...matches.filter(isPrefix), ...matches.filter(text => !isPrefix(text))].slice(0, MAX_SHOWN);
}

/** Returns the index after an arrow key, passing NONE at both ends, or null for any other key. */
function nextHighlight(key: string, highlighted: number, count: number): number | null {
  if (key === 'ArrowDown') return highlighted + 1 < Math.max(count, 1) ? highlighted + 1 : NONE;
  if (key === 'ArrowUp') return highlighted === NONE ? count - 1 : highlighted - 1;
  return null;
}
