import type { ProjectFields } from '../../../shared/contract/project';
import { asJson, column, text } from '../../core/columns';
import { defineEntity } from '../../core/entity';

export type ProjectRow = ProjectFields & { id: string; createdAt: Date; updatedAt: Date };

export const projectEntity = defineEntity<ProjectRow>({
  name: 'project',
  revision: 'projects',
  columns: {
    id: { ...column.id, primary: true },
    title: column.name,
    description: text.withFiles,
    details: text.withFiles,
    learned: text.withFiles,
    image: text.withFiles,
    imageAlt: text.withFiles,
    skills: { ...text.withFiles, transformer: asJson },
    github: text.withFiles,
    live: text.withFiles,
    status: column.name,
    timeline: text.withFiles,
    category: column.name,
    featured: column.boolean,
    public: column.boolean,
    media: { ...text.withFiles, transformer: asJson },
    createdAt: column.timestamp,
    updatedAt: column.timestamp,
  },
  describe: ({ title }) => `the project "${title}"`,
});
