import { publishingColumns } from '#server/core/content/published-rows';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';

/** A name that projects choose, with its position in the owner's order. */
export type ListedName = {
  id: string;
  nameKey: string;
  name: string;
  position: number;
  /** Only drafts use it so far: visitors see it once they see a project that has it. */
  draft: true | null;
};

export const projectCategoryEntity = defineNameList('project_category');
export const projectStatusEntity = defineNameList('project_status');

function defineNameList(name: string) {
  return defineEntity<ListedName>({
    name,
    revision: 'projects',
    backup: 'content',
    exported: ['id', 'nameKey', 'name', 'position', 'draft'],
    belongsTo: null,
    linksTo: [],
    columns: {
      id: { ...column.id, primary: true },
      // A hash of the name: a name of 1,000 characters is too long for an index.
      nameKey: column.key,
      name: column.name,
      position: column.integer,
      draft: publishingColumns.draft,
    },
    indices: [{ name: `${name}_name`, columns: ['nameKey'], unique: true }],
  });
}
