import { useState } from 'react';
import type { OwnerKind, RestoreField } from '#client/editing/owner-kind/owner-kind';
import { RestoreQuestion, type RestoreQuestionProps } from '#client/editing/owner-kind/restore-question';
import { findFieldError } from '#client/lib/api/api-error';
import { Field, TextInput } from '#client/ui/forms/field';
import { completeSlug, isSlug, SLUG_RULE } from '#shared/slug';

export type OpenQuestion = Pick<RestoreField, 'Question'> & { reason: string };

export function findOpenQuestion(error: unknown, { trash }: OwnerKind): OpenQuestion | null {
  const ownFields = trash === 'none' ? [] : trash.asks;
  for (const { field, Question } of [...ownFields, SLUG_FIELD]) {
    const reason = findFieldError(error, field);
    if (reason !== undefined) return { Question, reason };
  }
  return null;
}

const SLUG_FIELD: RestoreField = { field: 'slug', Question: SlugQuestion };

/** Asks for a new address if another item uses the old one. */
function SlugQuestion({ reason, ...props }: RestoreQuestionProps) {
  const [typed, setTyped] = useState('');
  const slug = completeSlug(typed);
  const isWrong = slug !== '' && !isSlug(slug);
  return (
    <RestoreQuestion {...props} answer={isWrong ? undefined : { slug: slug || null }}>
      <Field
        label="Address"
        optional
        hint={`Its old address is already in use: ${reason}. Choose another, or leave empty.`}
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
