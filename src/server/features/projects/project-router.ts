import { z } from 'zod';
import { itemProcedures, listProcedure } from '#server/core/content/item-procedures';
import { ownerOperation, router, success } from '#server/core/procedures/procedures';
import { PROJECTS_PATH } from '#shared/content-paths';
import { bulkIdsSchema, countSchema, successSchema } from '#shared/contract/common';
import {
  bulkChangesSchema,
  categoryOrderSchema,
  nameListSchema,
  newCategorySchema,
  newStatusSchema,
  projectInputSchema,
  projectOrderSchema,
  projectSchema,
  projectUpdateSchema,
} from '#shared/contract/project';
import { projectExamples as examples } from './project-examples';
import { listQueryProcedures } from './project-list-query-procedures';
import type { ProjectService } from './project-service';

export function createProjectRouter(projects: ProjectService) {
  return router({
    ...projectProcedures(projects),
    ...listProcedures(projects),
    ...listQueryProcedures(projects),
  });
}

function projectProcedures(projects: ProjectService) {
  const { get, update, remove } = itemProcedures({
    path: PROJECTS_PATH,
    item: projectSchema,
    input: projectInputSchema,
    update: projectUpdateSchema,
    examples,
    service: projects,
  });
  return {
    get,
    update,
    remove,

    list: listProcedure({
      path: PROJECTS_PATH,
      summary: 'List all projects, newest first or in the owner’s order; drafts for the owner only',
      list: z.array(projectSchema),
      example: examples.list,
      find: viewer => projects.list(viewer),
    }),

    create: ownerOperation('POST', '/projects', 'Create a project; missing fields take their defaults', {
      successStatus: 201,
      example: examples.create,
    })
      .input(projectInputSchema)
      .output(z.array(projectSchema).describe('An array with the new project.'))
      .mutation(async ({ input }) => [await projects.create(input)]),

    updateMany: ownerOperation('PUT', '/projects', 'Change the visibility and placement of projects', {
      description: 'Each project has its own changes. Atomic; IDs that no longer exist are ignored.',
      example: examples.updateMany,
    })
      .input(bulkChangesSchema)
      .output(countSchema)
      .mutation(async ({ input }) => ({ count: await projects.updateMany(input.projects) })),

    removeMany: ownerOperation('DELETE', '/projects', 'Delete projects', {
      description: 'Moves the projects to the trash. Atomic; IDs that no longer exist are ignored.',
      example: examples.removeMany,
    })
      .input(bulkIdsSchema)
      .output(countSchema)
      .mutation(async ({ input }) => ({ count: await projects.removeMany(input.ids) })),

    setOrder: ownerOperation('PUT', '/projects/order', 'Reorder projects', {
      description:
        'Reorders the given projects within the positions they occupy; the others keep theirs. Takes effect if the setting `projectOrder` is `own`.',
      example: examples.setOrder,
    })
      .input(projectOrderSchema)
      .output(successSchema)
      .mutation(({ input }) => success(projects.setOrder(input.order))),
  };
}

function listProcedures(projects: ProjectService) {
  return {
    categories: listProcedure({
      path: '/projects/categories',
      summary: 'List the categories',
      list: nameListSchema,
      example: examples.categories,
      find: viewer => projects.listCategories(viewer),
    }),

    addCategory: ownerOperation('POST', '/projects/categories', 'Add a category', {
      example: examples.addCategory,
    })
      .input(newCategorySchema)
      .output(nameListSchema)
      .mutation(({ input }) => projects.addCategory(input.category)),

    categoryOrder: listProcedure({
      path: '/projects/category-order',
      summary: 'List the categories in order',
      list: nameListSchema,
      example: examples.categoryOrder,
      find: viewer => projects.getCategoryOrder(viewer),
    }),

    setCategoryOrder: ownerOperation('PUT', '/projects/category-order', 'Reorder the categories', {
      example: examples.setCategoryOrder,
    })
      .input(categoryOrderSchema)
      .output(nameListSchema)
      .mutation(({ input }) => projects.setCategoryOrder(input.order)),

    statuses: listProcedure({
      path: '/projects/statuses',
      summary: 'List the statuses',
      list: nameListSchema,
      example: examples.statuses,
      find: viewer => projects.listStatuses(viewer),
    }),

    addStatus: ownerOperation('POST', '/projects/statuses', 'Add a status', { example: examples.addStatus })
      .input(newStatusSchema)
      .output(nameListSchema)
      .mutation(({ input }) => projects.addStatus(input.status)),

    skills: listProcedure({
      path: '/projects/skills',
      summary: 'List the skills that projects use',
      list: nameListSchema,
      example: examples.skills,
      find: viewer => projects.listSkills(viewer),
    }),
  };
}
