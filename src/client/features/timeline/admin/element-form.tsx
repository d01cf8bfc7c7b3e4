import { toOptions } from '#client/editing/fields/declared-fields';
import { EditedIconField, EditedTextField } from '#client/editing/fields/edited-fields';
import { EditedRows } from '#client/editing/fields/edited-rows';
import type { ItemEdit } from '#client/editing/item/use-item-editor';
import { type FieldName, fieldNames } from '#client/editing/working-copy/merge';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { Alert } from '#client/ui/feedback/alert';
import { RetryButton } from '#client/ui/feedback/retry-alert';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { Field } from '#client/ui/forms/field';
import { MonthField } from '#client/ui/forms/month-field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { IconButton } from '#client/ui/primitives/button';
import type { ElementType } from '#shared/timeline';
import styles from './element-card.module.css';
import { ELEMENT_FORM, type ElementFields, KIND_LABELS, newSection } from './element-fields';

type ElementEdit = ItemEdit<ElementFields>;
type ElementFormProps = { edit: ElementEdit };

export function ElementForm({ edit }: ElementFormProps) {
  const bodyRef = useFocusOnInvalid<HTMLDivElement>(edit.failedSaves);
  return (
    <div ref={bodyRef} className={`stack-4 ${styles.form}`}>
      <NotSaved edit={edit} />
      <TypeFields edit={edit} />
    </div>
  );
}

function TypeFields({ edit }: { edit: ElementEdit }) {
  switch (edit.fields.type) {
    case 'profile':
      return <SectionFields key="profile" edit={edit} name="profileSections" prefix="Section" />;
    case 'future':
      return <SectionFields key="future" edit={edit} name="futureSections" prefix="Title" />;
    case 'event':
      return <EventFields edit={edit} />;
    case 'current':
      return <EditedTextField edit={edit} name="longDescription" label="Current Status" rows={6} />;
  }
}

function EventFields({ edit }: { edit: ElementEdit }) {
  return (
    <>
      <div className="grid" style={{ '--column': '7rem' }}>
        <EditedIconField edit={edit} />
        <EditedTextField
          edit={edit}
          name="year"
          type="number"
          step={1}
          // The wheel would otherwise change the year instead of scrolling the row.
          onWheel={event => event.currentTarget.blur()}
        />
      </div>
      <EditedTextField edit={edit} name="title" />
      <div className="grid" style={{ '--column': '10rem' }}>
        <Field label="Kind" hint="The part of your resume it belongs to." error={edit.findIssue('kind')}>
          <OptionSelect
            options={KINDS}
            value={edit.fields.kind}
            onValueChange={kind => edit.set('kind', kind)}
          />
        </Field>
        <EndField edit={edit} />
      </div>
      <EditedTextField edit={edit} name="shortDescription" rows={3} />
      <EditedTextField edit={edit} name="longDescription" rows={5} />
    </>
  );
}

function EndField({ edit }: { edit: ElementEdit }) {
  const { kind, year, endDate } = edit.fields;
  // Without an end, work and education are ongoing. Another event may be a single date.
  const canContinue = kind === 'work' || kind === 'education';
  const setEnd = (text: string) => edit.set('endDate', text);
  return (
    <div className="stack-2">
      <Field
        label={edit.getLabel('endDate')}
        optional={!canContinue}
        hint={!canContinue && 'Leave empty if ongoing or a single date.'}
        error={edit.findIssue('endDate')}
      >
        <MonthField
          name="endDate"
          placeholder="2023-06"
          value={endDate}
          initialYear={Number(year) || new Date().getFullYear()}
          onValueChange={setEnd}
        />
      </Field>
      {canContinue && (
        <LabeledCheckbox
          className="line"
          checked={endDate.trim() === ''}
          onChange={event => setEnd(event.target.checked ? '' : currentMonth())}
        >
          Until today
        </LabeledCheckbox>
      )}
    </div>
  );
}

function currentMonth(): string {
  return new Date().toISOString().slice(0, 'yyyy-mm'.length);
}

const KINDS = toOptions(KIND_LABELS);

function NotSaved({ edit }: ElementFormProps) {
  const isFailed = edit.error !== null;
  const hiddenIssues = describeHiddenIssues(edit);
  if (!isFailed && hiddenIssues === '') return null;
  return (
    <Alert tone="err" action={isFailed && <RetryButton onRetry={() => void edit.retry()} />}>
      <strong>Not saved</strong>
      {hiddenIssues !== '' && <span>{` ${hiddenIssues}`}</span>}
    </Alert>
  );
}

const VISIBLE_FIELDS: Record<ElementType, readonly FieldName<ElementFields>[]> = {
  profile: ['profileSections'],
  future: ['futureSections'],
  event: ['icon', 'year', 'kind', 'endDate', 'title', 'shortDescription', 'longDescription'],
  current: ['longDescription'],
};

/**
 * Describes issues that no visible field shows, which are those of other types' fields and those of a list as
 * a whole.
 */
function describeHiddenIssues({ fields, issues, findIssue }: ElementEdit): string {
  const hasListIssue = (name: FieldName<ElementFields>) =>
    Array.isArray(fields[name]) && issues.some(({ path }) => path[0] === name && path.length === 1);
  return fieldNames(ELEMENT_FORM.fields)
    .filter(name => !VISIBLE_FIELDS[fields.type].includes(name) || hasListIssue(name))
    .map(name => ({ label: ELEMENT_FORM.fields[name].label, issue: findIssue(name) }))
    .flatMap(({ label, issue }) => (issue === undefined ? [] : `${label}: ${issue}`))
    .join(' ');
}

type SectionFieldsProps = {
  edit: ElementEdit;
  name: 'profileSections' | 'futureSections';
  prefix: 'Section' | 'Title';
};

function SectionFields({ edit, name, prefix }: SectionFieldsProps) {
  const rows = edit.fields[name];
  return (
    <EditedRows
      edit={edit}
      name={name}
      noun="section"
      addLabel="Add Section"
      newRow={() => newSection(prefix, rows)}
      className="stack-4"
    >
      {({ createEdit, remove }) =>
        rows.length > 0 && (
          <ul className="stack">
            {rows.map(row => (
              <li key={row.key} className={`row ${styles.section}`}>
                <EditedTextField edit={createEdit(row)} name="title" label="Section title" className="fill" />
                <IconButton
                  icon="trash"
                  variant="danger"
                  label={`Delete section ${row.title}`}
                  onClick={() => remove(row.key)}
                />
                <EditedTextField
                  edit={createEdit(row)}
                  name="text"
                  label={`Text of ${row.title}`}
                  hideLabel
                  rows={3}
                  className={styles.sectionText}
                />
              </li>
            ))}
          </ul>
        )
      }
    </EditedRows>
  );
}
