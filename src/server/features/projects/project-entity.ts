import { EntitySchema } from 'typeorm';
import type { MediaItem } from '../../../shared/contract/project';
import { asJson, column } from '../../core/columns';

export type ProjectRow = {
  id: string;
  title: string;
  description: string;
  details: string;
  learned: string;
  image: string;
  imageAlt: string;
  skills: string[];
  github: string;
  live: string;
  status: string;
  timeline: string;
  category: string;
  featured: boolean;
  public: boolean;
  media: MediaItem[];
  createdAt: Date;
  updatedAt: Date;
};

export const projectEntity = new EntitySchema<ProjectRow>({
  name: 'project',
  columns: {
    id: { ...column.id, primary: true },
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
    featured: column.boolean,
    public: column.boolean,
    media: { ...column.longText, transformer: asJson },
    createdAt: column.timestamp,
    updatedAt: column.timestamp,
  },
});
