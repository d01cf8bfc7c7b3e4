import { initTRPC, TRPCError } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-openapi';
import type { Viewer } from '#server/core/content/published-rows';
import { AppError, createSignInError } from '#server/core/errors/app-error';
import { describeError, recognizeError } from '#server/core/errors/error-body';
import { requireValidInput } from '#server/core/errors/valid-input';
import { actAs } from './actor';
import { describeFailures, type FailureStatus } from './failures';
import type { Identity, RequestContext } from './request-context';

/** Stored data with a version: the owner's content, and the counted visits. */
export type CacheTag = 'content' | 'views';

/** An example request and response. A body is shown as sent, as JSON without path fields. */
export type Example = { request?: unknown; answer: unknown };
/** Examples of a router, by the name of the procedure. */
export type Examples = Record<string, Example>;

/** The REST operation of a procedure, its status on success, and its access. */
export type ProcedureMeta = OpenApiMeta & {
  successStatus?: 200 | 201;
  access?: 'owner';
  /** Allows visitors a body of 1 MB, instead of 64 kB. */
  hasLongInput?: true;
  /** The API reference shows this example. */
  example?: Example;
  /**
   * The data that a public query depends on. Its response is cached until that data changes. Without tags it
   * is never cached.
   */
  cacheTags?: CacheTag[];
};

const trpc = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const { message, code, issues } = describeError(error, ctx?.requestId);
      return {
        ...shape,
        message,
        data: { code, httpStatus: shape.data.httpStatus, path: shape.data.path, issues },
      };
    },
  });

export const router = trpc.router;

/** Translates errors, and validates the input after the owner check and before the schema. */
const guard = trpc.middleware(async ({ ctx, getRawInput, next }) => {
  const result = await next({ getRawInput: async () => requireValidInput(await getRawInput()) });
  if (result.ok) return result;
  const { error } = result;
  if (error.code !== 'INTERNAL_SERVER_ERROR') return result;
  const cause = await ctx.explain(error.cause);
  const recognized = recognizeError(cause);
  if (recognized) throw new TRPCError({ ...recognized, cause });
  return result;
});

export const publicProcedure = trpc.procedure.use(guard);

/** A procedure for the signed-in owner. Anyone else gets 401 before the input is read. */
export const ownerProcedure = publicProcedure.meta({ access: 'owner' }).use(async ({ ctx, next }) => {
  const identity = await requireOwner(ctx);
  return actAs(ctx.userAgent, () => next({ ctx: { identity } }));
});

type Operation = [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: `/${string}`,
  summary: string,
  options: Pick<ProcedureMeta, 'successStatus' | 'example' | 'cacheTags' | 'hasLongInput'> & {
    description: string;
    /** Error statuses besides those that follow from the method and the access. */
    failures?: FailureStatus[];
  },
];

/** Creates a procedure for everyone, with a REST operation. */
export function publicOperation(...operation: Operation) {
  return publicProcedure.meta(toMeta(false, operation));
}

/** Creates a procedure for the signed-in owner, with a REST operation. */
export function ownerOperation(...operation: Operation) {
  return ownerProcedure.meta(toMeta(true, operation));
}

function toMeta(
  protect: boolean,
  [method, path, summary, { description, failures = [], ...options }]: Operation,
): ProcedureMeta {
  const ofAccess: FailureStatus[] = protect ? [401] : [];
  const ofBody: FailureStatus[] = method === 'GET' || method === 'DELETE' ? [] : [413, 415];
  const errorResponses = describeFailures([...ofAccess, ...ofBody, ...failures]);
  return { ...options, openapi: { method, path, summary, description, protect, errorResponses } };
}

/** Waits for the work and returns the response of DELETE and similar calls. */
export async function toSuccess(work: Promise<void>): Promise<{ success: true }> {
  await work;
  return { success: true };
}

/** Resolves whether the caller is the owner or a visitor. */
export async function getViewer(context: RequestContext): Promise<Viewer> {
  return (await context.identify()) ? 'owner' : 'visitor';
}

/**
 * Finds an item that may be visible only to the owner. If the site's own client sends an expired token, it
 * must learn that and refresh the token, instead of getting 404.
 * @throws AppError UNAUTHORIZED instead of NOT_FOUND for a refused token
 */
export async function findForViewer<Found>(
  context: RequestContext,
  find: (viewer: Viewer) => Promise<Found>,
): Promise<Found> {
  const viewer = await getViewer(context);
  try {
    return await find(viewer);
  } catch (error) {
    const isRefused = viewer === 'visitor' && context.token !== undefined && !context.isRest;
    if (isRefused && error instanceof AppError && error.code === 'NOT_FOUND') await requireOwner(context);
    throw error;
  }
}

/** @throws AppError UNAUTHORIZED */
export async function requireOwner(context: RequestContext): Promise<Identity> {
  const identity = await context.identify();
  if (!identity) throw createSignInError();
  return identity;
}
