import { useState } from 'react';
import { ChosenList } from '#client/editing/chosen-list';
import { Field, FieldRow, Select } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import { shownTitle } from '#shared/text';

export type ProjectChoice = { _id: string; title: string };

type ProjectsFieldProps = {
  chosen: string[];
  choices: ProjectChoice[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

export function ProjectsField({ chosen, choices, error, onChange }: ProjectsFieldProps) {
  const [picked, pick] = useState('');
  const open = choices.filter(({ _id }) => !chosen.includes(_id));
  const next = open.some(({ _id }) => _id === picked) ? picked : (open[0]?._id ?? '');
  const titles = new Map(choices.map(({ _id, title }) => [_id, shownTitle(title)]));
  return (
    <>
      <ChosenList
        label="Projects"
        items={chosen.map(id => ({ key: id, name: titles.get(id) ?? 'Unknown project' }))}
        none="No projects chosen."
        onRemove={id => onChange(chosen.filter(other => other !== id))}
      />
      <Field label="Project" error={error}>
        <FieldRow>
          <Select value={next} disabled={open.length === 0} onChange={event => pick(event.target.value)}>
            {open.length === 0 && <option value="">No other projects</option>}
            {open.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {shownTitle(title)}
              </option>
            ))}
          </Select>
          <Button disabled={next === ''} onClick={() => onChange([...chosen, next])}>
            Add project
          </Button>
        </FieldRow>
      </Field>
    </>
  );
}
