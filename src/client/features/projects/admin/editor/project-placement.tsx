import { useState } from 'react';
import { EditedTextField } from '#client/editing/edited-fields';
import { OrderNotSaved } from '#client/editing/reorder/order-not-saved';
import { SearchEngineSection } from '#client/editing/search-engine-section';
import { SlugField } from '#client/editing/slug-field';
import { paths } from '#client/lib/paths';
import { Switch } from '#client/ui/forms/switch';
import { Panel } from '#client/ui/layout/panel';
import { useAddCategory, useAddStatus } from '../project-admin-queries';
import type { EditedCategoryOrder } from '../use-edited-orders';
import { CategoryOrderDialog } from './category-order/category-order-dialog';
import styles from './project-editor.module.css';
import type { ProjectFormProps } from './project-fields';
import { ProjectNameField } from './project-name-field';

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
