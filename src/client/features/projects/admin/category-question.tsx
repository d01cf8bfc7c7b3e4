import { useState } from 'react';
import { RestoreQuestion, type RestoreQuestionProps } from '#client/editing/restore-question';
import { Spinner } from '#client/ui/feedback/spinner';
import { Field, Select } from '#client/ui/forms/field';
import { useCategoryChoice } from './category-choice-queries';

/** Asks where a project goes whose category is gone. */
export function CategoryQuestion(props: RestoreQuestionProps) {
  const choice = useCategoryChoice(props.item._id);
  const [chosen, choose] = useState<string>();
  const category = chosen ?? choice?.gone;
  return (
    <RestoreQuestion {...props} answer={category === undefined ? undefined : { category }}>
      {choice ? (
        <Field label="Category" hint={`The category “${choice.gone}” is gone.`}>
          <Select value={category} onChange={event => choose(event.target.value)}>
            <option value={choice.gone}>{choice.gone} (add it again)</option>
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
