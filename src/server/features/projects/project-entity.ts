import type { ValueTransformer } from 'typeorm';
import { z } from 'zod';
import { publishingColumns } from '#server/core/content/published-rows';
import { NOT_STORED, SAVED_EXPORT, type SavedRow, savedColumns } from '#server/core/content/saved-row';
import { createSlugs } from '#server/core/content/slugs';
import { asJson, asListJson, column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { storedCountSchema, storedIdSchema } from '#server/core/database/stored-values';
import { projectPath } from '#shared/content-paths';
import {
  type ProjectChanges,
  type ProjectFields,
  projectChangesSchema,
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
     * project's own. `fillPlaces` fills null values.
     */
    place: string | null;
  };

/** Projects stored before these columns existed have no value. */
const asText: ValueTransformer = { to: value => value, from: value => value ?? '' };

/** Stored projects are validated by the rules of an update. */
export const projectRules = projectUpdateSchema.omit(NOT_STORED);

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
    title: column.name,
    description: column.longText,
    details: column.longText,
    learned: column.longText,
    image: column.longText,
    imageAlt: column.longText,
    skills: { ...column.longText, transformer: asJson },
    github: column.longText,
    live: column.longText,
    status: column.name,
    timeline: column.longText,
    category: column.name,
    categoryKey: { ...column.key, nullable: true },
    place: { ...column.id, nullable: true },
    featured: column.boolean,
    public: column.boolean,
    media: { ...column.longText, transformer: asJson },
    keyFigures: { ...column.longText, transformer: asListJson, nullable: true },
    metaTitle: { ...column.name, transformer: asText, nullable: true },
    metaDescription: { ...column.longText, transformer: asText, nullable: true },
    pageLayout: { ...column.key, transformer: asText, nullable: true },
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
