import { z } from 'zod';
import { itemProcedures, listProcedure } from '#server/core/procedures/item-procedures';
import { ownerOperation, router, toSuccess } from '#server/core/procedures/procedures';
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
import type { ProjectService } from './project-service';
import { siteProcedures } from './project-site-procedures';

export function createProjectRouter(projects: ProjectService) {
  return router({
    ...projectProcedures(projects),
    ...listProcedures(projects),
    ...siteProcedures(projects),
  });
}

function projectProcedures(projects: ProjectService) {
  const { get, update, remove, discard } = itemProcedures({
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
    discard,

    list: listProcedure({
      path: PROJECTS_PATH,
      summary: "List all projects, newest first or in the owner's order; drafts for the owner only",
      description: 'Returns whole projects. Visitors get published ones only.',
      list: z.array(projectSchema),
      example: examples.list,
      find: viewer => projects.list(viewer),
    }),

    create: ownerOperation('POST', '/projects', 'Create a project; missing fields take their defaults', {
      description:
        'Publishes it at once, unless `draft` is true or `publishAt` is in the future. Returns an array with the new project.',
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
      description:
        'Moves the projects to the trash. Atomic; IDs that no longer exist are ignored. Send many IDs as JSON, `{"ids": […]}`, instead of in the query.',
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
      .mutation(({ input }) => toSuccess(projects.setOrder(input.order))),
  };
}

function listProcedures(projects: ProjectService) {
  return {
    categories: listProcedure({
      path: '/projects/categories',
      summary: 'List the categories',
      description:
        'Returns them in the order of their creation. Visitors get those that they can see in use, and those that the owner added to the list.',
      list: nameListSchema,
      example: examples.categories,
      find: viewer => projects.listCategories(viewer),
    }),

    addCategory: ownerOperation('POST', '/projects/categories', 'Add a category', {
      description: 'Adds it to the end of the list, unless it exists already, and returns the list.',
      example: examples.addCategory,
    })
      .input(newCategorySchema)
      .output(nameListSchema)
      .mutation(({ input }) => projects.addCategory(input.category)),

    categoryOrder: listProcedure({
      path: '/projects/category-order',
      summary: 'List the categories in order',
      description: 'Returns the categories in the order that `PUT /projects/category-order` sets.',
      list: nameListSchema,
      example: examples.categoryOrder,
      find: viewer => projects.getCategoryOrder(viewer),
    }),

    setCategoryOrder: ownerOperation('PUT', '/projects/category-order', 'Reorder the categories', {
      description:
        'The named categories move to the front; the others follow in their previous order. An unknown or repeated name is refused.',
      example: examples.setCategoryOrder,
    })
      .input(categoryOrderSchema)
      .output(nameListSchema)
      .mutation(({ input }) => projects.setCategoryOrder(input.order)),

    statuses: listProcedure({
      path: '/projects/statuses',
      summary: 'List the statuses',
      description: 'Visitors get those that they can see in use, and those that the owner added to the list.',
      list: nameListSchema,
      example: examples.statuses,
      find: viewer => projects.listStatuses(viewer),
    }),

    addStatus: ownerOperation('POST', '/projects/statuses', 'Add a status', {
      description: 'Adds it to the end of the list, unless it exists already, and returns the list.',
      example: examples.addStatus,
    })
      .input(newStatusSchema)
      .output(nameListSchema)
      .mutation(({ input }) => projects.addStatus(input.status)),

    skills: listProcedure({
      path: '/projects/skills',
      summary: 'List the skills that projects use',
      description: 'Returns the names in alphabetical order. A skill need not be in the list of skills.',
      list: nameListSchema,
      example: examples.skills,
      find: viewer => projects.listSkills(viewer),
    }),
  };
}
