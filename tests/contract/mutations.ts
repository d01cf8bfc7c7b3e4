/** A change that breaks callers, made by replacing one string in one file. */
export type Mutation = { change: string; file: string; find: string; replace: string };

export const mutations: Mutation[] = [
  ...inFile('src/shared/contract/project.ts', [
    ['a project field is renamed', '  title: nameSchema', '  heading: nameSchema'],
    ['a boolean becomes a string', 'featured: z.boolean()', 'featured: z.string()'],
    ['a list becomes a string', 'skills: z.array(nameSchema).max(LIST_MAX_LENGTH)', 'skills: nameSchema'],
    ['the ID is renamed', '    _id: z.string(),\n    slug', '    id: z.string(),\n    slug'],
    [
      'a date becomes nullable',
      '    updatedAt: timestampSchema,\n',
      '    updatedAt: timestampSchema.nullable(),\n',
    ],
    ['a media type is removed', "z.enum(['image', 'video'])", "z.enum(['image'])"],
    [
      'an input becomes required',
      '    ...publishingInput,\n  })\n  .partial();\n',
      '    ...publishingInput,\n  });\n',
    ],
  ]),
  ...inFile('src/shared/contract/publishing-fields.ts', [
    [
      'the field for detecting conflicts is renamed',
      '  expectedUpdatedAt: sentTimestampSchema',
      '  ifUpdatedAt: sentTimestampSchema',
    ],
  ]),
  ...inFile('src/server/core/procedures/item-procedures.ts', [
    ['a query becomes a mutation', '.query(async ({ ctx }) => find(', '.mutation(async ({ ctx }) => find('],
    ['an owner procedure becomes public', 'remove: ownerOperation', 'remove: publicOperation'],
    ['a public procedure requires the owner', 'get: publicOperation', 'get: ownerOperation'],
  ]),
  ...inFile('src/server/features/projects/project-router.ts', [
    ['a procedure is removed', '    statuses: listProcedure', '    allStatuses: listProcedure'],
    ['an output becomes nullable', '    item: projectSchema,', '    item: projectSchema.nullable(),'],
    [
      'creating a project returns an object instead of an array',
      '.output(z.array(projectSchema).describe(',
      '.output(projectSchema.describe(',
    ],
    ['a REST path is changed', "'/projects/category-order'", "'/projects/order'"],
    ['a REST method is changed', "ownerOperation('PUT'", "ownerOperation('PATCH'"],
    ['a REST status is changed', 'successStatus: 201', 'successStatus: 200'],
  ]),
  ...inFile('src/server/features/auth/auth-router.ts', [
    ['the REST path of the sign-in is changed', "'/users/login'", "'/auth/login'"],
  ]),
  ...inFile('src/shared/contract/auth.ts', [
    ['the access token is renamed', '{ accessToken: z.string() }', '{ token: z.string() }'],
    ['a sign-in field is renamed', '  email: z.string()', '  username: z.string()'],
  ]),
  ...inFile('src/server/api/core-routers.ts', [
    ['a router is removed', '    trash: createTrashRouter(services.trash),\n', ''],
  ]),
  ...inFile('src/shared/timeline.ts', [
    ['a timeline type is removed', "'event', 'current'] as const", "'event'] as const"],
  ]),
  ...inFile('src/api-client/portfolio-client.ts', [
    ['the typed client calls procedures under another path', '/trpc`', '/rpc`'],
    [
      'the typed client sends its token in another format',
      '[AUTH_HEADER]: current',
      "[AUTH_HEADER]: 'Bearer ' + current",
    ],
    [
      'the typed client sends more calls in one batch than the server accepts',
      'maxItems: MAX_BATCH_SIZE',
      'maxItems: 5 * MAX_BATCH_SIZE',
    ],
  ]),
  ...inFile('src/server/core/procedures/procedures.ts', [
    ['the document marks owner operations as public', 'toMeta(true, operation)', 'toMeta(false, operation)'],
  ]),
  ...inFile('src/server/api/openapi/complete-operations.ts', [
    [
      'the document names status 200 where the server responds with 201',
      '    [successStatus]: success',
      '    200: success',
    ],
    ['the document describes an element instead of an array', 'input instanceof z.ZodArray', 'false'],
  ]),
  ...inFile('src/server/features/timeline/timeline-router.ts', [
    ['the document omits a conflict response', '      failures: [409],\n', ''],
  ]),
  ...inFile('src/server/api/openapi/file-operations.ts', [
    ['the document names another path for uploads', "'/upload': {", "'/uploads': {"],
  ]),
];

function inFile(file: string, rows: [change: string, find: string, replace: string][]): Mutation[] {
  return rows.map(([change, find, replace]) => ({ change, file, find, replace }));
}
