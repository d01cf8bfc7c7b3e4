/** A change that breaks callers, made by replacing one string in one file. */
export type Mutation = { change: string; file: string; find: string; replace: string };

const projectContract = 'src/shared/contract/project.ts';
const itemProcedures = 'src/server/core/procedures/item-procedures.ts';
const projectRouter = 'src/server/features/projects/project-router.ts';
const authContract = 'src/shared/contract/auth.ts';
const authRouter = 'src/server/features/auth/auth-router.ts';
const appRouter = 'src/server/api/app-router.ts';
const apiClient = 'src/api-client/portfolio-client.ts';
const openApi = 'src/server/api/openapi.ts';

export const mutations: Mutation[] = [
  {
    change: 'a project field is renamed',
    file: projectContract,
    find: '  title: nameSchema',
    replace: '  heading: nameSchema',
  },
  {
    change: 'a project field is removed',
    file: projectContract,
    find: '  learned: textSchema,\n',
    replace: '',
  },
  {
    change: 'a boolean becomes a string',
    file: projectContract,
    find: 'featured: z.boolean()',
    replace: 'featured: z.string()',
  },
  {
    change: 'a list becomes a string',
    file: projectContract,
    find: 'skills: z.array(nameSchema).max(LIST_MAX_LENGTH)',
    replace: 'skills: nameSchema',
  },
  {
    change: 'the ID is renamed',
    file: projectContract,
    find: '    _id: z.string(),\n    slug',
    replace: '    id: z.string(),\n    slug',
  },
  {
    change: 'a date becomes nullable',
    file: projectContract,
    find: '    updatedAt: timestampSchema,\n',
    replace: '    updatedAt: timestampSchema.nullable(),\n',
  },
  {
    change: 'a media type is removed',
    file: projectContract,
    find: "z.enum(['image', 'video'])",
    replace: "z.enum(['image'])",
  },
  {
    change: 'the field for detecting conflicts is renamed',
    file: 'src/shared/contract/publishing-fields.ts',
    find: '  expectedUpdatedAt: sentTimestampSchema',
    replace: '  ifUpdatedAt: sentTimestampSchema',
  },
  {
    change: 'the field for a new category is renamed',
    file: projectContract,
    find: '{ category: listedName }',
    replace: '{ name: listedName }',
  },
  {
    change: 'the field for the category order is renamed',
    file: projectContract,
    find: '{ order: z.array(nameSchema)',
    replace: '{ names: z.array(nameSchema)',
  },
  {
    change: 'a query becomes a mutation',
    file: itemProcedures,
    find: '.query(async ({ ctx }) => find(',
    replace: '.mutation(async ({ ctx }) => find(',
  },
  {
    change: 'a procedure is removed',
    file: projectRouter,
    find: '    statuses: listProcedure',
    replace: '    allStatuses: listProcedure',
  },
  {
    change: 'an output becomes nullable',
    file: projectRouter,
    find: '    item: projectSchema,',
    replace: '    item: projectSchema.nullable(),',
  },
  {
    change: 'creating a project returns an object instead of an array',
    file: projectRouter,
    find: '.output(z.array(projectSchema).describe(',
    replace: '.output(projectSchema.describe(',
  },
  {
    change: 'an input becomes required',
    file: projectContract,
    find: '    ...publishingInput,\n  })\n  .partial()\n',
    replace: '    ...publishingInput,\n  })\n',
  },
  {
    change: 'a REST path is changed',
    file: projectRouter,
    find: "'/projects/category-order'",
    replace: "'/projects/order'",
  },
  {
    change: 'a REST method is changed',
    file: projectRouter,
    find: "ownerOperation('PUT'",
    replace: "ownerOperation('PATCH'",
  },
  {
    change: 'a REST status is changed',
    file: projectRouter,
    find: 'successStatus: 201',
    replace: 'successStatus: 200',
  },
  {
    change: 'an owner procedure becomes public',
    file: itemProcedures,
    find: 'remove: ownerOperation',
    replace: 'remove: publicOperation',
  },
  {
    change: 'a public procedure requires the owner',
    file: itemProcedures,
    find: 'get: publicOperation',
    replace: 'get: ownerOperation',
  },
  {
    change: 'the REST path of the sign-in is changed',
    file: authRouter,
    find: "'/users/login'",
    replace: "'/auth/login'",
  },
  {
    change: 'the access token is renamed',
    file: authContract,
    find: '{ accessToken: z.string() }',
    replace: '{ token: z.string() }',
  },
  {
    change: 'the result field of the token check is renamed',
    file: authContract,
    find: '    isValid: z.boolean()',
    replace: '    valid: z.boolean()',
  },
  {
    change: 'a sign-in field is renamed',
    file: authContract,
    find: '  email: z.string()',
    replace: '  username: z.string()',
  },
  {
    change: 'a router is renamed',
    file: appRouter,
    find: '    views: createViewRouter',
    replace: '    visits: createViewRouter',
  },
  {
    change: 'a router is removed',
    file: appRouter,
    find: '    trash: createTrashRouter(services.trash),\n',
    replace: '',
  },
  {
    change: 'the field for the total number of views is renamed',
    file: 'src/shared/contract/view.ts',
    find: 'totalViews: z.int()',
    replace: 'total: z.int()',
  },
  {
    change: 'the color field of a skill is renamed',
    file: 'src/shared/contract/skill.ts',
    find: '    color: ',
    replace: '    colour: ',
  },
  {
    change: 'a timeline type is removed',
    file: 'src/shared/timeline.ts',
    find: "'event', 'current'] as const",
    replace: "'event'] as const",
  },
  {
    change: 'the typed client calls procedures under another path',
    file: apiClient,
    find: '/trpc`',
    replace: '/rpc`',
  },
  {
    change: 'the typed client sends its token in another format',
    file: apiClient,
    find: '[AUTH_HEADER]: current',
    replace: "[AUTH_HEADER]: 'Bearer ' + current",
  },
  {
    change: 'the typed client sends more calls in one batch than the server accepts',
    file: apiClient,
    find: 'MAX_BATCH_ITEMS = 20',
    replace: 'MAX_BATCH_ITEMS = 50',
  },
  {
    change: 'the document marks owner operations as public',
    file: openApi,
    find: 'isOwnerOnly ? OWNER_ONLY : []',
    replace: 'isOwnerOnly ? [] : OWNER_ONLY',
  },
  {
    change: 'the document names status 200 where the server responds with 201',
    file: openApi,
    find: '    [successStatus]: {',
    replace: '    200: {',
  },
  {
    change: 'the document allows additional fields in responses',
    file: 'src/server/api/openapi/describe-schema.ts',
    find: "io: 'output'",
    replace: "io: 'input'",
  },
  {
    change: 'the document omits a conflict response',
    file: 'src/server/features/timeline/timeline-router.ts',
    find: '      failures: [409],\n',
    replace: '',
  },
  {
    change: 'the document names another path for uploads',
    file: 'src/server/api/openapi/describe-uploads.ts',
    find: "'/upload': {",
    replace: "'/uploads': {",
  },
];
