import { z } from 'zod';
import { toColumns } from '#server/core/content/field-columns';
import { publishingColumns } from '#server/core/content/publishing-row';
import { SAVED_EXPORT, type SavedRow, savedColumns } from '#server/core/content/saved-row';
import { createSlugs, NOT_STORED_WITH_SLUG } from '#server/core/content/slugs';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { storedCountSchema, storedIdSchema } from '#server/core/database/stored-values';
import { projectPath } from '#shared/content-paths';
import {
  type ProjectChanges,
  type ProjectFields,
  projectChangesSchema,
  projectFields,
  projectUpdateSchema,
} from '#shared/contract/project';

export type ProjectRow = ProjectFields &
  SavedRow<ProjectChanges> & {
    id: string;
    slug: string | null;
    /**
     * The key of the category's name, which may be too long for an index. Null until `completeProjects` runs
     * at the start.
     */
    categoryKey: string | null;
    /**
     * The sort key of the owner's order, which is read in descending order. It is an ID, initially the
     * project's own. It is null in rows of older versions, which are ordered by their IDs.
     */
    place: string | null;
  };

/** Stored projects are validated by the rules of an update. */
export const projectRules = projectUpdateSchema.omit(NOT_STORED_WITH_SLUG);

export const projectEntity = defineEntity<ProjectRow>({
  name: 'project',
  revision: 'projects',
  backup: 'content',
  exported: [...projectChangesSchema.keyof().options, 'id', 'categoryKey', 'place', ...SAVED_EXPORT],
  belongsTo: null,
  linksTo: [],
  rules: projectRules.extend({ id: storedIdSchema.optional(), place: storedIdSchema.nullish() }),
  columns: {
    id: { ...column.id, primary: true },
    slug: { ...column.key, nullable: true },
    ...toColumns(projectFields),
    categoryKey: { ...column.key, nullable: true },
    place: { ...column.id, nullable: true },
    ...savedColumns,
  },
  // These indexes serve visitors' pages, newest first or in the owner's order.
  indices: [
    { name: 'project_slug', columns: ['slug'], unique: true },
    { name: 'project_category_published', columns: ['categoryKey', 'draft', 'id', 'publishAt'] },
    { name: 'project_featured_published', columns: ['featured', 'draft', 'id'] },
    { name: 'project_category_placed', columns: ['categoryKey', 'draft', 'place', 'publishAt'] },
    { name: 'project_featured_placed', columns: ['featured', 'draft', 'place'] },
    { name: 'project_planned', columns: ['publishAt', 'draft'] },
  ],
});

export const projectSlugs = createSlugs({
  kind: 'project',
  items: projectEntity,
  isRequired: false,
  toPath: ({ id, slug }) => projectPath({ _id: id, ...(slug !== null && { slug }) }),
});

/** A name that projects choose, with its position in the owner's order. */
export type ListedName = {
  id: string;
  nameKey: string;
  name: string;
  position: number;
  /** True for a name that came with a project. Visitors see it while they see a project that has it. */
  draft: true | null;
};

export const projectCategoryEntity = defineNameList('project_category', 'category');
export const projectStatusEntity = defineNameList('project_status', 'status');

function defineNameList(name: string, usedAs: 'category' | 'status') {
  return defineEntity<ListedName>({
    name,
    revision: 'projects',
    backup: 'content',
    exported: ['id', 'nameKey', 'name', 'position', 'draft'],
    belongsTo: null,
    linksTo: [],
    rules: z.object({ id: storedIdSchema, position: storedCountSchema }),
    namedIn: { table: 'project', column: usedAs },
    columns: {
      id: { ...column.id, primary: true },
      // A hash of the name, because a name of 1,000 characters is too long for an index.
      nameKey: column.key,
      name: column.name,
      position: column.integer,
      draft: publishingColumns.draft,
    },
    indices: [{ name: `${name}_name`, columns: ['nameKey'], unique: true }],
  });
}
