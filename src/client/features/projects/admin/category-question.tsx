import { useState } from 'react';
import { RestoreQuestion, type RestoreQuestionProps } from '#client/editing/owner-kind/restore-question';
import { Spinner } from '#client/ui/feedback/spinner';
import { Field } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { useCategoryChoice } from './project-admin-queries';

export function CategoryQuestion(props: RestoreQuestionProps) {
  const choice = useCategoryChoice(props.item._id);
  const [chosen, choose] = useState<string>();
  const category = chosen ?? choice?.deleted;
  return (
    <RestoreQuestion {...props} answer={category === undefined ? undefined : { category }}>
      {choice ? (
        <Field label="Category" hint={`The category “${choice.deleted}” was deleted.`}>
          <OptionSelect
            options={[
              { value: choice.deleted, label: `${choice.deleted} (add it again)` },
              ...choice.categories.map(name => ({ value: name, label: name })),
            ]}
            value={chosen ?? choice.deleted}
            onValueChange={choose}
          />
        </Field>
      ) : (
        <Spinner label="Loading categories..." />
      )}
    </RestoreQuestion>
  );
}
