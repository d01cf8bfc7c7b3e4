import { useState } from 'react';
import { RestoreQuestion, type RestoreQuestionProps } from '#client/editing/restore-question';
import { Spinner } from '#client/ui/feedback/spinner';
import { Field, Select } from '#client/ui/forms/field';
import { useCategoryChoice } from './project-admin-queries';

/** Asks for the category of a restored project whose category was deleted. */
export function CategoryQuestion(props: RestoreQuestionProps) {
  const choice = useCategoryChoice(props.item._id);
  const [chosen, choose] = useState<string>();
  const category = chosen ?? choice?.deleted;
  return (
    <RestoreQuestion {...props} answer={category === undefined ? undefined : { category }}>
      {choice ? (
        <Field label="Category" hint={`The category “${choice.deleted}” was deleted.`}>
          <Select value={category} onChange={event => choose(event.target.value)}>
            <option value={choice.deleted}>{choice.deleted} (add it again)</option>
            {choice.categories.map(name => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <Spinner label="Loading categories..." />
      )}
    </RestoreQuestion>
  );
}
