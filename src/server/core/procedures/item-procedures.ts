import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import { z } from 'zod';
import type { Viewer } from '#server/core/content/published-rows';
import {
  type Example,
  findForViewer,
  getViewer,
  ownerOperation,
  ownerProcedure,
  type ProcedureMeta,
  publicOperation,
  publicProcedure,
  toSuccess,
} from '#server/core/procedures/procedures';
import { itemIdSchema, slugAddressSchema, successSchema } from '#shared/contract/common';
import { TRASH_DAYS } from '#shared/trash';

type Id = z.infer<typeof itemIdSchema>;
type Query<Input, Output> = TRPCQueryProcedure<{ input: Input; output: Output; meta: ProcedureMeta }>;
type Mutation<Input, Output> = TRPCMutationProcedure<{ input: Input; output: Output; meta: ProcedureMeta }>;

type Viewable<View> = {
  view: z.ZodType<View>;
  /** @throws AppError NOT_FOUND, also for an unpublished item */
  service: { view(slug: string): Promise<View> };
};
type Items<Item, Input, SentInput, Update, SentUpdate> = {
  path: `/${string}`;
  item: z.ZodType<Item>;
  input: z.ZodType<Input, SentInput>;
  update: z.ZodType<Update, SentUpdate>;
  examples: Record<'create' | 'update' | 'remove', Example> & { get?: Example };
  /** Overrides the default texts of the API reference. */
  creationSummary?: string;
  updateDescription?: string;
  service: {
    /** The noun for an item, such as `note`. */
    noun: string;
    /** @throws AppError NOT_FOUND, to visitors also for an unpublished item */
    get(id: string, viewer: Viewer): Promise<Item>;
    create(input: Input): Promise<Item>;
    /** @throws AppError NOT_FOUND; CONFLICT if another revision is stored */
    update(update: Update): Promise<Item>;
    /** @throws AppError NOT_FOUND */
    remove(id: string): Promise<void>;
    /** @throws AppError NOT_FOUND; CONFLICT if it was changed or published */
    discard(id: string): Promise<void>;
  };
};

type Listed<List> = {
  path: `/${string}`;
  summary: string;
  description: string;
  list: z.ZodType<List>;
  example: Example;
  find: (viewer: Viewer) => Promise<List>;
};

/** Creates the procedure that lists items. The owner's list includes unpublished ones. */
export function listProcedure<List>(listed: Listed<List>): Query<void, List>;
// The builder cannot infer the types of a generic schema, so the overload declares them.
export function listProcedure({ path, summary, description, list, example, find }: Listed<unknown>) {
  return publicOperation('GET', path, summary, { description, cacheTags: ['content'], example })
    .input(z.void())
    .output(list)
    .query(async ({ ctx }) => find(await getViewer(ctx)));
}

/**
 * Creates the procedure that returns an item as its page shows it, for the site's own pages. Scripts use
 * `get`.
 */
export function viewProcedures<View>(items: Viewable<View>): {
  view: Query<z.infer<typeof slugAddressSchema>, View>;
};
export function viewProcedures({ view, service }: Viewable<unknown>) {
  return {
    view: publicProcedure
      .meta({ cacheTags: ['content'] })
      .input(slugAddressSchema)
      .output(view)
      .query(({ input }) => service.view(input.slug)),
  };
}

/** Creates the procedures that read, create, update and delete single items. */
export function itemProcedures<Item, Input, SentInput, Update, SentUpdate>(
  items: Items<Item, Input, SentInput, Update, SentUpdate>,
): {
  get: Query<Id, Item>;
  create: Mutation<SentInput, Item>;
  update: Mutation<SentUpdate, Item>;
  remove: Mutation<Id, z.infer<typeof successSchema>>;
  discard: Mutation<Id, z.infer<typeof successSchema>>;
};
export function itemProcedures(items: Items<unknown, unknown, unknown, unknown, unknown>) {
  const { path, item, examples, service } = items;
  const { noun } = service;
  const {
    creationSummary = `Create a ${noun}; missing fields are empty`,
    updateDescription = `Omitted fields keep their values. With \`expectedUpdatedAt\`, the update is refused with 409 if the ${noun} has changed since then.`,
  } = items;
  return {
    get: publicOperation('GET', `${path}/{id}`, `Get a ${noun}`, {
      description: 'An item that visitors cannot see returns 404, except to the owner.',
      cacheTags: ['content'],
      failures: [404],
      ...(examples.get && { example: examples.get }),
    })
      .input(itemIdSchema)
      .output(item)
      .query(({ ctx, input }) => findForViewer(ctx, viewer => service.get(input.id, viewer))),

    create: ownerOperation('POST', path, creationSummary, {
      description: 'Publishes it at once, unless `draft` is true or `publishAt` is in the future.',
      successStatus: 201,
      example: examples.create,
    })
      .input(items.input)
      .output(item)
      .mutation(({ input }) => service.create(input)),

    update: ownerOperation('PUT', `${path}/{id}`, `Change the given fields of a ${noun}`, {
      description: updateDescription,
      failures: [404, 409],
      example: examples.update,
    })
      .input(items.update)
      .output(item)
      .mutation(({ input }) => service.update(input)),

    remove: ownerOperation('DELETE', `${path}/{id}`, `Delete a ${noun}`, {
      description: `Moves it to the trash, from which it can be restored for ${TRASH_DAYS} days.`,
      failures: [404],
      example: examples.remove,
    })
      .input(itemIdSchema)
      .output(successSchema)
      .mutation(({ input }) => toSuccess(service.remove(input.id))),

    /** Deletes a new draft that the owner left without editing it, for the site's own editors. */
    discard: ownerProcedure
      .input(itemIdSchema)
      .output(successSchema)
      .mutation(({ input }) => toSuccess(service.discard(input.id))),
  };
}
