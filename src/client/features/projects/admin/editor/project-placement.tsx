import { useState } from 'react';
import { capitalise } from '../../../../../shared/capitalise';
import { Field, FieldRow, Select, TextInput } from '../../../../ui/forms/field';
import { Switch } from '../../../../ui/forms/switch';
import { Panel } from '../../../../ui/layout/panel';
import { IconButton } from '../../../../ui/primitives/button';
import { CategoryOrderDialog } from '../category-order-dialog';
import { OrderNotSaved } from '../order-not-saved';
import { useAddCategory, useAddStatus } from '../project-admin-queries';
import type { CategoryOrderEdit } from '../use-category-order-edit';
import { AddNameDialog } from './add-name-dialog';
import styles from './project-editor.module.css';
import type { ProjectFormProps } from './use-project-editor';

type ProjectPlacementProps = ProjectFormProps & {
  categories: string[];
  statuses: string[];
  order: CategoryOrderEdit;
};

/** Status, category and timeline. A new status or category is stored at once and selected (rule 6.5). */
export function ProjectPlacement(props: ProjectPlacementProps) {
  const { project, categories, statuses, order } = props;
  const { copy, fields, issueOf } = project;
  const [dialog, setDialog] = useState<'status' | 'category' | 'order' | null>(null);
  const addStatus = useAddStatus();
  const addCategory = useAddCategory();
  return (
    <Panel>
      <div className={styles.fields}>
        <Field label="Status" error={issueOf('status')}>
          <FieldRow>
            <NameSelect value={fields.status} names={statuses} onChange={status => copy.change({ status })} />
            <IconButton
              icon="plus"
              variant="line"
              label="Add New Status"
              onClick={() => setDialog('status')}
            />
          </FieldRow>
        </Field>
        <div className={styles.category}>
          <Field label="Category" error={issueOf('category')}>
            <FieldRow>
              <NameSelect
                value={fields.category}
                names={categories}
                onChange={category => copy.change({ category })}
              />
              <IconButton
                icon="plus"
                variant="line"
                label="Add New Category"
                onClick={() => setDialog('category')}
              />
            </FieldRow>
          </Field>
          <button type="button" className={styles.orderLink} onClick={() => setDialog('order')}>
            Edit Category Order
          </button>
          {dialog !== 'order' && <OrderNotSaved order={order} />}
        </div>
        <Field label="Timeline" error={issueOf('timeline')}>
          <TextInput value={fields.timeline} onChange={e => copy.change({ timeline: e.target.value })} />
        </Field>
        <Switch checked={fields.featured} onCheckedChange={featured => copy.change({ featured })}>
          Featured on the home page
        </Switch>
      </div>
      <AddNameDialog
        open={dialog === 'status'}
        title="Add New Status"
        label="Status"
        onClose={() => setDialog(null)}
        add={status => addStatus.mutateAsync({ status })}
        onAdded={status => copy.change({ status })}
      />
      <AddNameDialog
        open={dialog === 'category'}
        title="Add New Category"
        label="Category"
        onClose={() => setDialog(null)}
        add={category => addCategory.mutateAsync({ category })}
        onAdded={category => copy.change({ category })}
      />
      <CategoryOrderDialog open={dialog === 'order'} order={order} onClose={() => setDialog(null)} />
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
