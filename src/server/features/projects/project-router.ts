import { z } from 'zod';
import { successSchema } from '../../../shared/contract/common';
import {
  categoryOrderSchema,
  nameListSchema,
  newCategorySchema,
  newStatusSchema,
  projectIdSchema,
  projectInputSchema,
  projectSchema,
  projectUpdateSchema,
} from '../../../shared/contract/project';
import { ownerProcedure, publicProcedure, router } from '../../core/trpc';
import type { ProjectService } from './project-service';

const tags = ['projects'];

export function createProjectRouter(projects: ProjectService) {
  return router({
    list: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: { method: 'GET', path: '/projects', tags, summary: 'List all projects, newest first' },
      })
      .input(z.void())
      .output(z.array(projectSchema))
      .query(() => projects.list()),

    get: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: { method: 'GET', path: '/projects/{id}', tags, summary: 'Get one project' },
      })
      .input(projectIdSchema)
      .output(projectSchema)
      .query(({ input }) => projects.get(input.id)),

    create: ownerProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/projects',
          tags,
          summary: 'Create a project; missing fields take their defaults',
        },
        successStatus: 201,
      })
      .input(projectInputSchema)
      .output(z.array(projectSchema).describe('The new project, alone in an array.'))
      .mutation(async ({ input }) => [await projects.create(input)]),

    update: ownerProcedure
      .meta({
        openapi: {
          method: 'PUT',
          path: '/projects/{id}',
          tags,
          summary: 'Change the given fields of a project',
        },
      })
      .input(projectUpdateSchema)
      .output(projectSchema)
      .mutation(({ input }) => projects.update(input)),

    remove: ownerProcedure
      .meta({ openapi: { method: 'DELETE', path: '/projects/{id}', tags, summary: 'Delete a project' } })
      .input(projectIdSchema)
      .output(successSchema)
      .mutation(async ({ input }) => {
        await projects.remove(input.id);
        return { success: true as const };
      }),

    categories: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: { method: 'GET', path: '/projects/categories', tags, summary: 'List the categories' },
      })
      .input(z.void())
      .output(nameListSchema)
      .query(() => projects.listCategories()),

    addCategory: ownerProcedure
      .meta({ openapi: { method: 'POST', path: '/projects/categories', tags, summary: 'Add a category' } })
      .input(newCategorySchema)
      .output(nameListSchema)
      .mutation(({ input }) => projects.addCategory(input.category)),

    categoryOrder: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: {
          method: 'GET',
          path: '/projects/category-order',
          tags,
          summary: 'List the categories in order',
        },
      })
      .input(z.void())
      .output(nameListSchema)
      .query(() => projects.getCategoryOrder()),

    setCategoryOrder: ownerProcedure
      .meta({
        openapi: {
          method: 'PUT',
          path: '/projects/category-order',
          tags,
          summary: 'Reorder the categories',
        },
      })
      .input(categoryOrderSchema)
      .output(nameListSchema)
      .mutation(({ input }) => projects.setCategoryOrder(input.order)),

    statuses: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: { method: 'GET', path: '/projects/statuses', tags, summary: 'List the statuses' },
      })
      .input(z.void())
      .output(nameListSchema)
      .query(() => projects.listStatuses()),

    addStatus: ownerProcedure
      .meta({ openapi: { method: 'POST', path: '/projects/statuses', tags, summary: 'Add a status' } })
      .input(newStatusSchema)
      .output(nameListSchema)
      .mutation(({ input }) => projects.addStatus(input.status)),

    skills: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: {
          method: 'GET',
          path: '/projects/skills',
          tags,
          summary: 'List the skills that projects use',
        },
      })
      .input(z.void())
      .output(nameListSchema)
      .query(() => projects.listSkills()),
  });
}
