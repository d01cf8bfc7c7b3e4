import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import { z } from 'zod';
import { itemIdSchema, slugAddressSchema, successSchema } from '../../shared/contract/common';
import {
  type Example,
  findForViewer,
  ownerProcedure,
  type ProcedureMeta,
  publicProcedure,
  success,
  viewerOf,
} from './procedures';
import type { Viewer } from './published-rows';

type Id = z.infer<typeof itemIdSchema>;
type Query<Input, Output> = TRPCQueryProcedure<{ input: Input; output: Output; meta: ProcedureMeta }>;
type Mutation<Input, Output> = TRPCMutationProcedure<{ input: Input; output: Output; meta: ProcedureMeta }>;

type Named = {
  /** An item in words: 'note'. */
  noun: string;
  path: `/${string}`;
};
type Viewable<View> = {
  view: z.ZodType<View>;
  /** @throws AppError NOT_FOUND, also of one that is not published */
  service: { view(slug: string): Promise<View> };
};
type Readable<Item> = Named & {
  item: z.ZodType<Item>;
  examples: Record<'get', Example>;
  /** @throws AppError NOT_FOUND, for visitors also of one that is not published */
  service: { get(id: string, viewer: Viewer): Promise<Item> };
};
type Creatable<Item, Input, Sent> = Named & {
  item: z.ZodType<Item>;
  input: z.ZodType<Input, Sent>;
  examples: Record<'create', Example>;
  service: { create(input: Input): Promise<Item> };
  /** What the reference says of it, where it is not the usual. */
  creation?: { summary: string; description?: string };
};
type Changeable<Item, Update, Sent> = Named & {
  item: z.ZodType<Item>;
  update: z.ZodType<Update, Sent>;
  updateDescription?: string;
  examples: Record<'update' | 'remove', Example>;
  service: {
    /** @throws AppError NOT_FOUND; CONFLICT for a version that is not the stored one */
    update(update: Update): Promise<Item>;
    /** @throws AppError NOT_FOUND */
    remove(id: string): Promise<void>;
  };
};

type Listed<List> = {
  path: `/${string}`;
  summary: string;
  list: z.ZodType<List>;
  example: Example;
  find: (viewer: Viewer) => Promise<List>;
};

/** Makes the procedure that answers a list, to its owner with what is not published. */
export function listProcedure<List>(listed: Listed<List>): Query<void, List>;
// The builder cannot follow the types of a schema that it does not know yet: the signatures say them.
export function listProcedure({ path, summary, list, example, find }: Listed<unknown>) {
  return publicProcedure
    .meta({ cacheTags: ['content'], openapi: { method: 'GET', path, summary }, example })
    .input(z.void())
    .output(list)
    .query(async ({ ctx }) => find(await viewerOf(ctx)));
}

/** Makes the procedure that answers an item as its page shows it. It is for the site's own pages: a script takes `get`. */
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

/** Makes the procedure that answers one item. */
export function readProcedures<Item>(items: Readable<Item>): { get: Query<Id, Item> };
export function readProcedures({ noun, path, item, examples, service }: Readable<unknown>) {
  return {
    get: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: { method: 'GET', path: `${path}/{id}`, summary: `Get one ${noun}` },
        failures: [404],
        example: examples.get,
      })
      .input(itemIdSchema)
      .output(item)
      .query(({ ctx, input }) => findForViewer(ctx, viewer => service.get(input.id, viewer))),
  };
}

/** Makes the procedure that creates an item. */
export function createProcedures<Item, Input, Sent>(
  items: Creatable<Item, Input, Sent>,
): { create: Mutation<Sent, Item> };
export function createProcedures({
  noun,
  path,
  item,
  input,
  examples,
  service,
  creation = {
    summary: `Create a ${noun}; missing fields are empty`,
    description: 'It is published, unless it says that it is a draft or names a later moment.',
  },
}: Creatable<unknown, unknown, unknown>) {
  return {
    create: ownerProcedure
      .meta({
        openapi: { method: 'POST', path, ...creation },
        successStatus: 201,
        example: examples.create,
      })
      .input(input)
      .output(item)
      .mutation(({ input }) => service.create(input)),
  };
}

/** Makes the procedures that change and delete an item. */
export function changeProcedures<Item, Update, Sent>(
  items: Changeable<Item, Update, Sent>,
): { update: Mutation<Sent, Item>; remove: Mutation<Id, z.infer<typeof successSchema>> };
export function changeProcedures(items: Changeable<unknown, unknown, unknown>) {
  const { noun, path, item, update, updateDescription: description, examples, service } = items;
  return {
    update: ownerProcedure
      .meta({
        openapi: {
          method: 'PUT',
          path: `${path}/{id}`,
          summary: `Change the given fields of a ${noun}`,
          ...(description && { description }),
        },
        failures: [404, 409],
        example: examples.update,
      })
      .input(update)
      .output(item)
      .mutation(({ input }) => service.update(input)),

    remove: ownerProcedure
      .meta({
        openapi: { method: 'DELETE', path: `${path}/{id}`, summary: `Delete a ${noun}` },
        failures: [404],
        example: examples.remove,
      })
      .input(itemIdSchema)
      .output(successSchema)
      .mutation(({ input }) => success(service.remove(input.id))),
  };
}

/** Makes the procedures of items that are read, created, changed and deleted one by one. */
export function itemProcedures<Item, Input, SentInput, Update, SentUpdate>(
  items: Readable<Item> & Creatable<Item, Input, SentInput> & Changeable<Item, Update, SentUpdate>,
) {
  return { ...readProcedures(items), ...createProcedures(items), ...changeProcedures(items) };
}
