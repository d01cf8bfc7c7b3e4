import { useState } from 'react';
import { capitalise } from '../../../../shared/capitalise';
import { IconButton } from '../../../ui/button';
import { Field, FieldRow, Select, TextInput } from '../../../ui/field';
import { Panel } from '../../../ui/panel';
import { AddNameDialog } from './add-name-dialog';
import { useAddCategory, useAddStatus } from './project-admin-queries';
import type { ChangeDraft, ProjectDraft } from './project-draft';
import styles from './project-editor.module.css';

type ProjectPlacementProps = {
  draft: ProjectDraft;
  change: ChangeDraft;
  categories: string[];
  statuses: string[];
};

/** Status, category and timeline. A new status or category is stored at once and selected (section 4). */
export function ProjectPlacement({ draft, change, categories, statuses }: ProjectPlacementProps) {
  const [dialog, setDialog] = useState<'status' | 'category' | null>(null);
  const addStatus = useAddStatus();
  const addCategory = useAddCategory();
  return (
    <Panel>
      <div className={styles.fields}>
        <Field label="Status">
          <FieldRow>
            <NameSelect value={draft.status} names={statuses} onChange={status => change({ status })} />
            <IconButton
              icon="plus"
              variant="line"
              label="Add New Status"
              onClick={() => setDialog('status')}
            />
          </FieldRow>
        </Field>
        <Field label="Category">
          <FieldRow>
            <NameSelect
              value={draft.category}
              names={categories}
              onChange={category => change({ category })}
            />
            <IconButton
              icon="plus"
              variant="line"
              label="Add New Category"
              onClick={() => setDialog('category')}
            />
          </FieldRow>
        </Field>
        <Field label="Timeline">
          <TextInput value={draft.timeline} onChange={e => change({ timeline: e.target.value })} />
        </Field>
      </div>
      <AddNameDialog
        open={dialog === 'status'}
        title="Add New Status"
        label="Status"
        onClose={() => setDialog(null)}
        onAdd={async status => {
          await addStatus.mutateAsync({ status });
          change({ status });
        }}
      />
      <AddNameDialog
        open={dialog === 'category'}
        title="Add New Category"
        label="Category"
        onClose={() => setDialog(null)}
        onAdd={async category => {
          await addCategory.mutateAsync({ category });
          change({ category });
        }}
      />
    </Panel>
  );
}

type NameSelectProps = { value: string; names: string[]; onChange: (name: string) => void };

/** A value that the list does not have (not loaded, or just added) stays to be seen. */
function NameSelect({ value, names, onChange }: NameSelectProps) {
  const options = names.includes(value) ? names : [value, ...names];
  return (
    <Select value={value} onChange={event => onChange(event.target.value)}>
      {options.map(name => (
        <option key={name} value={name}>
          {capitalise(name)}
        </option>
      ))}
    </Select>
  );
}
