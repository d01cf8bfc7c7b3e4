import { type FormEvent, useId, useRef, useState } from 'react';
import { EditedTextField } from '#client/editing/edited-fields';
import { OrderNotSaved } from '#client/editing/reorder/order-not-saved';
import { useAddCategory, useAddStatus } from '#client/features/projects/admin/project-admin-queries';
import type { EditedCategoryOrder } from '#client/features/projects/admin/use-edited-orders';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { Field, FieldRow, TextInput } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { Panel } from '#client/ui/layout/panel';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button, IconButton } from '#client/ui/primitives/button';
import { toKeys } from '#shared/map-values';
import { capitalize } from '#shared/text';
import { CategoryOrderDialog } from './category-order-dialog';
import styles from './project-editor.module.css';
import { PAGE_LAYOUT_LABELS, PROJECT_EDITOR_FIELDS, type ProjectFormProps } from './project-fields';

type ProjectPlacementProps = ProjectFormProps & {
  categories: string[];
  statuses: string[];
  order: EditedCategoryOrder;
};

export function ProjectPlacement({ project, categories, statuses, order }: ProjectPlacementProps) {
  const [isOrdering, setOrdering] = useState(false);
  const { mutateAsync: addStatus } = useAddStatus();
  const { mutateAsync: addCategory } = useAddCategory();
  return (
    <Panel>
      <div className="stack">
        <ProjectNameField
          project={project}
          name="status"
          names={statuses}
          add={status => addStatus({ status })}
        />
        <div className={`stack-3 ${styles.category}`}>
          <ProjectNameField
            project={project}
            name="category"
            names={categories}
            add={category => addCategory({ category })}
          />
          <button type="button" className={styles.orderLink} onClick={() => setOrdering(true)}>
            Edit Category Order
          </button>
          {!isOrdering && <OrderNotSaved order={order} nouns="categories" />}
        </div>
        <EditedTextField edit={project} name="timeline" />
        <Field label={PROJECT_EDITOR_FIELDS.pageLayout.label}>
          <OptionSelect
            options={toKeys(PAGE_LAYOUT_LABELS).map(value => ({ value, label: PAGE_LAYOUT_LABELS[value] }))}
            value={project.fields.pageLayout}
            onValueChange={pageLayout => project.copy.change({ pageLayout })}
          />
        </Field>
      </div>
      <CategoryOrderDialog open={isOrdering} order={order} onClose={() => setOrdering(false)} />
    </Panel>
  );
}

type ProjectNameFieldProps = ProjectFormProps & {
  name: 'status' | 'category';
  names: string[];
  add: (name: string) => Promise<unknown>;
};

/** Selects a name. A new name is stored and selected at once. */
function ProjectNameField({ project, name, names, add }: ProjectNameFieldProps) {
  const { copy, fields, findIssue } = project;
  const [isAdding, setAdding] = useState(false);
  const { label } = PROJECT_EDITOR_FIELDS[name];
  const value = fields[name];
  const select = (selected: string) => copy.change({ [name]: selected });
  // The current name is an option even if the list does not contain it yet.
  const options = names.includes(value) ? names : [value, ...names];
  return (
    <div>
      <Field label={label} error={findIssue(name)}>
        <FieldRow>
          <OptionSelect
            options={options.map(option => ({ value: option, label: capitalize(option) }))}
            value={value}
            onValueChange={select}
          />
          <IconButton icon="plus" variant="line" label={`Add New ${label}`} onClick={() => setAdding(true)} />
        </FieldRow>
      </Field>
      {isAdding && (
        <AddNameDialog
          title={`Add New ${label}`}
          label={label}
          onClose={() => setAdding(false)}
          add={add}
          onAdded={select}
        />
      )}
    </div>
  );
}

type AddNameDialogProps = {
  title: string;
  label: string;
  onClose: () => void;
  /** Stores the trimmed, non-empty name. */
  add: (name: string) => Promise<unknown>;
  /** Called after a successful save unless the dialog was closed meanwhile. */
  onAdded: (name: string) => void;
};

function AddNameDialog({ title, label, onClose, add, onAdded }: AddNameDialogProps) {
  const formId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = inputRef.current?.value.trim() ?? '';
    if (name === '' || isBusy) return;
    setBusy(true);
    try {
      await add(name);
      // The dialog may have been closed during the call.
      if (!inputRef.current) return;
      onAdded(name);
      onClose();
    } catch (failure) {
      setBusy(false);
      setError(`Couldn't save the name. ${callFailureMessage(failure)}`);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      initialFocus={inputRef}
      action={
        <Button variant="primary" type="submit" form={formId} busy={isBusy}>
          Add
        </Button>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)}>
        <Field label={label} required error={error}>
          <TextInput ref={inputRef} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  );
}
