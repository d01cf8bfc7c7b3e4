import { useState } from 'react';
import { Field, FieldRow } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { IconButton } from '#client/ui/primitives/button';
import { capitalise } from '#shared/text';
import { AddNameDialog } from './add-name-dialog';
import { PROJECT_FIELDS, type ProjectFormProps } from './project-fields';

type ProjectNameFieldProps = ProjectFormProps & {
  name: 'status' | 'category';
  names: string[];
  add: (name: string) => Promise<unknown>;
};

/** Select field for a name; a new name is stored and selected at once. */
export function ProjectNameField({ project, name, names, add }: ProjectNameFieldProps) {
  const { copy, fields, findIssue } = project;
  const [isAdding, setAdding] = useState(false);
  const { label } = PROJECT_FIELDS[name];
  const value = fields[name];
  const select = (selected: string) => copy.change({ [name]: selected });
  // Shows the current name even if the list does not contain it yet.
  const options = names.includes(value) ? names : [value, ...names];
  return (
    <div>
      <Field label={label} error={findIssue(name)}>
        <FieldRow>
          <OptionSelect
            options={options.map(option => ({ value: option, label: capitalise(option) }))}
            value={value}
            onValueChange={select}
          />
          <IconButton icon="plus" variant="line" label={`Add New ${label}`} onClick={() => setAdding(true)} />
        </FieldRow>
      </Field>
      <AddNameDialog
        open={isAdding}
        title={`Add New ${label}`}
        label={label}
        onClose={() => setAdding(false)}
        add={add}
        onAdded={select}
      />
    </div>
  );
}
