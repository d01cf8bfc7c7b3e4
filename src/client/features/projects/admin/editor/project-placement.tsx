import { type ReactNode, useState } from 'react';
import { toOptions } from '#client/editing/fields/declared-fields';
import { EditedTextField } from '#client/editing/fields/edited-fields';
import { OrderNotSaved } from '#client/editing/reorder/order-not-saved';
import { useAddCategory, useAddStatus } from '#client/features/projects/admin/project-admin-queries';
import type { EditedCategoryOrder } from '#client/features/projects/admin/use-edited-orders';
import { Field, FieldRow } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { SuggestInput } from '#client/ui/forms/suggest-input';
import { Panel } from '#client/ui/layout/panel';
import { Button, IconButton } from '#client/ui/primitives/button';
import { projectFields } from '#shared/contract/project';
import { findName } from '#shared/names';
import { capitalize } from '#shared/text';
import { AddNameDialog } from './add-name-dialog';
import { CategoryOrderDialog } from './category-order-dialog';
import { PROJECT_EDITOR_FIELDS, type ProjectFormProps } from './project-fields';

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
        <AddableField project={project} name="status" add={status => addStatus({ status })}>
          <StatusSelect project={project} names={statuses} />
        </AddableField>
        <div className="stack-3">
          <AddableField
            project={project}
            name="category"
            hint={isNewCategory(project, categories) && 'A new category. It is created when you save.'}
            add={category => addCategory({ category })}
          >
            <CategoryInput project={project} names={categories} />
          </AddableField>
          <div>
            <Button size="sm" onClick={() => setOrdering(true)}>
              Edit Category Order
            </Button>
          </div>
          {!isOrdering && <OrderNotSaved order={order} nouns="categories" />}
        </div>
        <EditedTextField edit={project} name="timeline" />
        <Field label={PROJECT_EDITOR_FIELDS.pageLayout.label}>
          <OptionSelect
            options={toOptions(projectFields.pageLayout.words)}
            value={project.fields.pageLayout}
            onValueChange={pageLayout => project.copy.change({ pageLayout })}
          />
        </Field>
      </div>
      <CategoryOrderDialog open={isOrdering} order={order} onClose={() => setOrdering(false)} />
    </Panel>
  );
}

type AddableFieldProps = ProjectFormProps & {
  name: 'status' | 'category';
  hint?: ReactNode;
  add: (name: string) => Promise<unknown>;
  children: ReactNode;
};

/** Renders a field with a button that adds a name. The name is stored and selected at once. */
function AddableField({ project, name, hint, add, children }: AddableFieldProps) {
  const { copy, findIssue } = project;
  const [isAdding, setAdding] = useState(false);
  const { label } = PROJECT_EDITOR_FIELDS[name];
  return (
    <div>
      <Field label={label} hint={hint} error={findIssue(name)}>
        <FieldRow>
          {children}
          <IconButton icon="plus" variant="line" label={`Add New ${label}`} onClick={() => setAdding(true)} />
        </FieldRow>
      </Field>
      {isAdding && (
        <AddNameDialog
          title={`Add New ${label}`}
          label={label}
          onClose={() => setAdding(false)}
          add={add}
          onAdded={added => copy.change({ [name]: added })}
        />
      )}
    </div>
  );
}

type NamesProps = ProjectFormProps & { names: string[] };

function StatusSelect({ project, names }: NamesProps) {
  const { status } = project.fields;
  // The current status is an option even if the list does not contain it yet.
  const options = names.includes(status) ? names : [status, ...names];
  return (
    <OptionSelect
      options={options.map(option => ({ value: option, label: capitalize(option) }))}
      value={status}
      onValueChange={selected => project.copy.change({ status: selected })}
    />
  );
}

/** Selects a category or accepts a new one, which the server adds to the list when the project is saved. */
function CategoryInput({ project, names }: NamesProps) {
  const { category } = project.fields;
  const select = (selected: string) => project.copy.change({ category: selected });
  return (
    <SuggestInput
      isSelect
      value={category}
      suggestions={names}
      suggestionsLabel="Categories"
      getLabel={capitalize}
      onValueChange={select}
      onPick={picked => select(findCategory(names, picked))}
      onBlur={() => {
        const found = findCategory(names, category);
        if (found !== category) select(found);
      }}
    />
  );
}

/** Returns the listed spelling of a typed category, or the typed one if it is new. */
function findCategory(names: string[], typed: string): string {
  return findName(names, typed.trim()) ?? typed.trim();
}

function isNewCategory({ base, fields }: ProjectFormProps['project'], names: string[]): boolean {
  const name = findCategory(names, fields.category);
  return name !== '' && name !== base.fields.category && !names.includes(name);
}
