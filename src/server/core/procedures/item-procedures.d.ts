import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import { z } from 'zod';
import type { Viewer } from '#server/core/content/published-rows';
import { type Example, type ProcedureMeta } from '#server/core/procedures/procedures';
import { itemIdSchema, slugAddressSchema, successSchema } from '#shared/contract/common';
type Id = z.infer<typeof itemIdSchema>;
type Query<Input, Output> = TRPCQueryProcedure<{
    input: Input;
    output: Output;
    meta: ProcedureMeta;
}>;
type Mutation<Input, Output> = TRPCMutationProcedure<{
    input: Input;
    output: Output;
    meta: ProcedureMeta;
}>;
type Viewable<View> = {
    view: z.ZodType<View>;
    /** @throws AppError NOT_FOUND, also for an unpublished item */
    service: {
        view(slug: string): Promise<View>;
    };
};
type Items<Item, Input, SentInput, Update, SentUpdate> = {
    path: `/${string}`;
    item: z.ZodType<Item>;
    input: z.ZodType<Input, SentInput>;
    update: z.ZodType<Update, SentUpdate>;
    examples: Record<'create' | 'update' | 'remove', Example> & {
        get?: Example;
    };
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
export declare function listProcedure<List>(listed: Listed<List>): Query<void, List>;
/**
 * Creates the procedure that returns an item as its page shows it, for the site's own pages. Scripts use
 * `get`.
 */
export declare function viewProcedures<View>(items: Viewable<View>): {
    view: Query<z.infer<typeof slugAddressSchema>, View>;
};
/** Creates the procedures that read, create, update and delete single items. */
export declare function itemProcedures<Item, Input, SentInput, Update, SentUpdate>(items: Items<Item, Input, SentInput, Update, SentUpdate>): {
    get: Query<Id, Item>;
    create: Mutation<SentInput, Item>;
    update: Mutation<SentUpdate, Item>;
    remove: Mutation<Id, z.infer<typeof successSchema>>;
    discard: Mutation<Id, z.infer<typeof successSchema>>;
};
export {};
