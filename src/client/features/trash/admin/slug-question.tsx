import { useState } from 'react';
import { completeSlug, isSlug, SLUG_RULE } from '../../../../shared/slug';
import { RestoreQuestion, type RestoreQuestionProps } from '../../../editing/restore-question';
import { Field, TextInput } from '../../../ui/forms/field';

/** Asks for the address of an item whose own is another's by now. */
export function SlugQuestion({ reason, ...props }: RestoreQuestionProps) {
  const [typed, setTyped] = useState('');
  const slug = completeSlug(typed);
  const isWrong = slug !== '' && !isSlug(slug);
  return (
    <RestoreQuestion {...props} answer={isWrong ? undefined : { slug: slug || null }}>
      <Field
        label="Address"
        optional
        hint={`Its old one is taken: ${reason}. Choose another, or leave it empty.`}
        error={isWrong && SLUG_RULE}
      >
        <TextInput
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
    </RestoreQuestion>
  );
}
