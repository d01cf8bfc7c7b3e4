/** A change that breaks callers, made by replacing one piece of text in one file. */
export type Mutation = { what: string; file: string; find: string; replace: string };

const projectContract = 'src/shared/contract/project.ts';
const projectRouter = 'src/server/features/projects/project-router.ts';
const authContract = 'src/shared/contract/auth.ts';
const authRouter = 'src/server/features/auth/auth-router.ts';
const appRouter = 'src/server/api/app-router.ts';
const apiClient = 'src/api-client/portfolio-client.ts';
const openApi = 'src/server/api/openapi.ts';

export const mutations: Mutation[] = [
  {
    what: 'a project field is renamed',
    file: projectContract,
    find: '  title: nameSchema',
    replace: '  heading: nameSchema',
  },
  {
    what: 'a project field is dropped',
    file: projectContract,
    find: '  learned: textSchema,\n',
    replace: '',
  },
  {
    what: 'a flag becomes a string',
    file: projectContract,
    find: 'featured: z.boolean()',
    replace: 'featured: z.string()',
  },
  {
    what: 'a list becomes one text',
    file: projectContract,
    find: 'skills: z.array(nameSchema).max(LIST_MAX_LENGTH)',
    replace: 'skills: nameSchema',
  },
  {
    what: 'the id is renamed',
    file: projectContract,
    find: '    _id: z.string(),\n    slug',
    replace: '    id: z.string(),\n    slug',
  },
  {
    what: 'a date becomes nullable',
    file: projectContract,
    find: '    updatedAt: timestampSchema,\n',
    replace: '    updatedAt: timestampSchema.nullable(),\n',
  },
  {
    what: 'a media type is taken away',
    file: projectContract,
    find: "z.enum(['image', 'video'])",
    replace: "z.enum(['image'])",
  },
  {
    what: 'the conflict check is renamed',
    file: projectContract,
    find: '    expectedUpdatedAt: timestampSchema',
    replace: '    ifUpdatedAt: timestampSchema',
  },
  {
    what: 'the new category is renamed',
    file: projectContract,
    find: '{ category: listedName }',
    replace: '{ name: listedName }',
  },
  {
    what: 'the order is renamed',
    file: projectContract,
    find: '{ order: z.array(nameSchema)',
    replace: '{ names: z.array(nameSchema)',
  },
  {
    what: 'a query becomes a mutation',
    file: projectRouter,
    find: '.query(async ({ ctx }) => projects.list(',
    replace: '.mutation(async ({ ctx }) => projects.list(',
  },
  {
    what: 'a procedure is dropped',
    file: projectRouter,
    find: '    statuses: publicProcedure',
    replace: '    knownStatuses: publicProcedure',
  },
  {
    what: 'an output becomes nullable',
    file: projectRouter,
    find: '.output(projectSchema)\n      .query',
    replace: '.output(projectSchema.nullable())\n      .query',
  },
  {
    what: 'creation answers the bare project',
    file: projectRouter,
    find: ".output(z.array(projectSchema).describe('The new project, alone in an array.'))",
    replace: '.output(projectSchema)',
  },
  {
    what: 'an input becomes required',
    file: projectContract,
    find: '    ...publishingInput,\n  })\n  .partial()\n',
    replace: '    ...publishingInput,\n  })\n',
  },
  {
    what: 'a REST path is changed',
    file: projectRouter,
    find: "path: '/projects/category-order'",
    replace: "path: '/projects/order'",
  },
  {
    what: 'a REST method is changed',
    file: projectRouter,
    find: "method: 'PUT'",
    replace: "method: 'PATCH'",
  },
  {
    what: 'a REST status is changed',
    file: projectRouter,
    find: 'successStatus: 201',
    replace: 'successStatus: 200',
  },
  {
    what: 'an owner’s procedure is opened to all',
    file: projectRouter,
    find: 'remove: ownerProcedure',
    replace: 'remove: publicProcedure',
  },
  {
    what: 'a visitor’s procedure is closed',
    file: projectRouter,
    find: 'skills: publicProcedure',
    replace: 'skills: ownerProcedure',
  },
  {
    what: 'the sign-in’s REST path is changed',
    file: authRouter,
    find: "path: '/users/login'",
    replace: "path: '/auth/login'",
  },
  {
    what: 'the access token is renamed',
    file: authContract,
    find: '{ accessToken: z.string() }',
    replace: '{ token: z.string() }',
  },
  {
    what: 'the check’s answer is renamed',
    file: authContract,
    find: '    isValid: z.boolean()',
    replace: '    valid: z.boolean()',
  },
  {
    what: 'a sign-in field is renamed',
    file: authContract,
    find: '  email: z.string()',
    replace: '  username: z.string()',
  },
  {
    what: 'a router is renamed',
    file: appRouter,
    find: '    views: createViewRouter',
    replace: '    visits: createViewRouter',
  },
  {
    what: 'a router is dropped',
    file: appRouter,
    find: '    timeline: createTimelineRouter(services.timeline),\n',
    replace: '',
  },
  {
    what: 'the total is renamed',
    file: 'src/shared/contract/view.ts',
    find: 'totalViews: z.int()',
    replace: 'total: z.int()',
  },
  {
    what: 'a skill’s colour is renamed',
    file: 'src/shared/contract/skill.ts',
    find: '    color: ',
    replace: '    colour: ',
  },
  {
    what: 'a timeline type is taken away',
    file: 'src/shared/timeline-types.ts',
    find: "'event', 'current'] as const",
    replace: "'event'] as const",
  },
  {
    what: 'the typed client looks for the procedures elsewhere',
    file: apiClient,
    find: '/trpc`',
    replace: '/rpc`',
  },
  {
    what: 'the typed client sends its token in another form',
    file: apiClient,
    find: '[AUTH_HEADER]: current',
    replace: "[AUTH_HEADER]: 'Bearer ' + current",
  },
  {
    what: 'the typed client sends more calls at once than the server takes',
    file: apiClient,
    find: 'MAX_BATCH_ITEMS = 20',
    replace: 'MAX_BATCH_ITEMS = 50',
  },
  {
    what: 'the document opens what is the owner’s',
    file: openApi,
    find: 'isOwnerOnly ? OWNER_ONLY : []',
    replace: 'isOwnerOnly ? [] : OWNER_ONLY',
  },
  {
    what: 'the document says 200 where the server says 201',
    file: openApi,
    find: '    [successStatus]: {',
    replace: '    200: {',
  },
  {
    what: 'the document leaves answers open',
    file: 'src/server/api/openapi/describe-schema.ts',
    find: "io: 'output'",
    replace: "io: 'input'",
  },
  {
    what: 'the document forgets a conflict',
    file: 'src/server/features/timeline/timeline-router.ts',
    find: '        failures: [409],\n',
    replace: '',
  },
  {
    what: 'the document moves the uploads',
    file: 'src/server/api/openapi/describe-uploads.ts',
    find: "'/upload': {",
    replace: "'/uploads': {",
  },
];
