import { useRef, useState } from 'react';
import { Field, FieldRow } from '#client/ui/forms/field';
import { SuggestInput } from '#client/ui/forms/suggest-input';
import { Button } from '#client/ui/primitives/button';
import { findName } from '#shared/names';
import { capitalize } from '#shared/text';
import { ChosenList } from './chosen-list';

type NamesFieldProps = {
  /** The noun for a name, such as "skill". */
  noun: string;
  names: string[];
  existing: string[];
  error?: string | undefined;
  onChange: (names: string[]) => void;
};

export function NamesField({ noun, names, existing, error, onChange }: NamesFieldProps) {
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const nouns = `${noun}s`;

  function add(added: string): void {
    onChange(addName(names, existing, added));
    setName('');
  }

  function remove(removed: string): void {
    onChange(names.filter(other => other !== removed));
    // The button with the focus disappears.
    input.current?.focus();
  }

  return (
    <>
      <ChosenList
        label={capitalize(nouns)}
        items={names.map(other => ({ key: other, name: other }))}
        none={`No ${nouns} yet.`}
        onRemove={remove}
      />
      <Field label={`New ${noun}`} error={error}>
        <FieldRow>
          <SuggestInput
            ref={input}
            value={name}
            suggestions={existing.filter(other => !findName(names, other))}
            suggestionsLabel={`Known ${nouns}`}
            onValueChange={setName}
            onPick={add}
          />
          <Button onClick={() => add(name)}>{`Add ${noun}`}</Button>
        </FieldRow>
      </Field>
    </>
  );
}

/** Adds a name in the spelling of an existing one, unless the names have it already. */
export function addName(names: string[], existing: string[], added: string): string[] {
  const name = findName(existing, added) ?? added.trim();
  return name === '' || findName(names, name) ? names : [...names, name];
}
