import { useState } from 'react';
import { EditedTextField } from '#client/editing/edited-fields';
import { OrderNotSaved } from '#client/editing/reorder/order-not-saved';
import { SearchEngineSection } from '#client/editing/search-engine-section';
import { SlugField } from '#client/editing/slug-field';
import { paths } from '#client/lib/paths';
import { Field, FieldRow } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { Switch } from '#client/ui/forms/switch';
import { Panel } from '#client/ui/layout/panel';
import { IconButton } from '#client/ui/primitives/button';
import { capitalise } from '#shared/text';
import { useAddCategory, useAddStatus } from '../project-admin-queries';
import type { EditedCategoryOrder } from '../use-edited-orders';
import { AddNameDialog } from './add-name-dialog';
import { CategoryOrderDialog } from './category-order/category-order-dialog';
import styles from './project-editor.module.css';
import { PROJECT_FIELDS, type ProjectFormProps } from './project-fields';

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
        <SlugField
          edit={project}
          optional
          getHint={slug =>
            slug === ''
              ? 'Leave empty to use the project ID.'
              : `${paths.projects}/${slug}. Earlier addresses redirect here.`
          }
        />
        <SearchEngineSection
          edit={project}
          fallback={{ title: project.fields.title, description: project.fields.description }}
        />
        <Switch
          checked={project.fields.featured}
          onCheckedChange={featured => project.copy.change({ featured })}
        >
          Featured on the home page
        </Switch>
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

/** Select field for a name; a new name is stored and selected at once. */
function ProjectNameField({ project, name, names, add }: ProjectNameFieldProps) {
  const { copy, fields, findIssue } = project;
  const [isAdding, setAdding] = useState(false);
  const { label } = PROJECT_FIELDS[name];
  const value = fields[name];
  const select = (selected: string) => copy.change({ [name]: selected });
  // Shows the current name even if the list does not contain it yet.
  const options = names.includes(value) ? names : [value, ...names];
  return (
    <div>
      <Field label={label} error={findIssue(name)}>
        <FieldRow>
          <OptionSelect
            options={options.map(option => ({ value: option, label: capitalise(option) }))}
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
