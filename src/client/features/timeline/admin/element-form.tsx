import { capitalise } from '../../../../shared/capitalise';
import { issuesOf } from '../../../lib/api/field-error';
import { useFocusOnInvalid } from '../../../lib/react/use-focus-on-invalid';
import { Notice } from '../../../ui/feedback/notice';
import { Field, TextArea } from '../../../ui/forms/field';
import { Button } from '../../../ui/primitives/button';
import styles from './element-card.module.css';
import type { ElementEdit, ElementFields } from './element-edit';
import { findProblems } from './element-input';
import { EventFields } from './event-fields';
import { SectionFields } from './section-fields';
import type { EditStatus } from './use-element-edits';

type ElementFormProps = {
  edit: ElementEdit;
  status: EditStatus;
  onChange: (changes: Partial<ElementFields>) => void;
  onSave: () => void;
};

const NO_PROBLEMS = { titles: new Map<string, string>() };

/** The fields of the type that is chosen. */
export function ElementForm({ edit: { fields }, status, onChange, onSave }: ElementFormProps) {
  // What keeps the edit from being saved wants to be mended.
  const bodyRef = useFocusOnInvalid<HTMLDivElement>(status.kind === 'refused' && status);
  const problems = status.kind === 'refused' ? findProblems(fields) : NO_PROBLEMS;

  return (
    <div ref={bodyRef} className={styles.form}>
      {status.kind === 'failed' && <FailureNotice error={status.error} onRetry={onSave} />}
      {'hiddenType' in problems && problems.hiddenType && (
        <Notice tone="err">
          Two sections of the type {capitalise(problems.hiddenType)} have the same title.
        </Notice>
      )}
      <TypeFields fields={fields} problems={problems} onChange={onChange} />
    </div>
  );
}

type TypeFieldsProps = {
  fields: ElementFields;
  problems: ReturnType<typeof findProblems>;
  onChange: (changes: Partial<ElementFields>) => void;
};

function TypeFields({ fields, problems, onChange }: TypeFieldsProps) {
  const { type } = fields;
  switch (type) {
    case 'profile':
    case 'future':
      return (
        <SectionFields
          key={type}
          type={type}
          rows={fields.sections[type]}
          errors={problems.titles}
          onChange={rows => onChange({ sections: { ...fields.sections, [type]: rows } })}
        />
      );
    case 'event':
      return <EventFields fields={fields} yearError={problems.year} onChange={onChange} />;
    case 'current':
      return (
        <Field label="Current Status">
          <TextArea
            rows={6}
            value={fields.longDescription}
            onChange={event => onChange({ longDescription: event.target.value })}
          />
        </Field>
      );
  }
}

function FailureNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = serverWords(error);
  return (
    <Notice
      tone="err"
      action={
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <strong>Not saved</strong>
      {words !== '' && <> {words}</>}
    </Notice>
  );
}

/** What the server found wrong with an element, in words; empty when it says nothing of use to the owner. */
function serverWords(error: unknown): string {
  return issuesOf(error)
    .map(({ path, message }) => `${path.join(' ')}: ${message}.`)
    .join(' ');
}
