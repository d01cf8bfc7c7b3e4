import { column } from '../../core/columns';
import { defineEntity } from '../../core/entity';

/** A category, and its place in the order that the owner gave them. */
export type ProjectCategoryRow = { id: string; nameKey: string; name: string; position: number };

export const projectCategoryEntity = defineEntity<ProjectCategoryRow>({
  name: 'project_category',
  revision: 'projects',
  backup: 'content',
  columns: {
    id: { ...column.id, primary: true },
    // A name of 1,000 characters is longer than an index may be: its hash keeps it unique.
    nameKey: column.key,
    name: column.name,
    position: column.integer,
  },
  indices: [{ name: 'project_category_name', columns: ['nameKey'], unique: true }],
});

export type ProjectStatusRow = { id: string; nameKey: string; name: string; position: number };

export const projectStatusEntity = defineEntity<ProjectStatusRow>({
  name: 'project_status',
  revision: 'projects',
  backup: 'content',
  columns: {
    id: { ...column.id, primary: true },
    nameKey: column.key,
    name: column.name,
    position: column.integer,
  },
  indices: [{ name: 'project_status_name', columns: ['nameKey'], unique: true }],
});
