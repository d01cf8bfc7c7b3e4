import { initTRPC, TRPCError } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-openapi';
import type { Viewer } from '../content/published-rows';
import { AppError } from '../errors/app-error';
import { describeError, recogniseError } from '../errors/error-body';
import { requireValidInput } from '../errors/valid-input';
import { actAs } from './actor';
import type { Identity, RequestContext } from './request-context';

/** Parts of what is stored that have a version: the owner's content, and the counted visits to the site. */
export type CacheTag = 'content' | 'views';

/** What an operation may be sent and answers then. A body is as sent: JSON, fields of the path left out. */
export type Example = { request?: unknown; answer: unknown };
/** Those of a router, by procedure. */
export type Examples = Record<string, Example>;

/** How a procedure stands in the REST API: its method and path, what it answers and refuses, and who may call it. */
export type ProcedureMeta = OpenApiMeta & {
  successStatus?: 200 | 201;
  access?: 'owner';
  /** The statuses of what it may refuse, besides those that its input and its caller already tell. */
  failures?: (401 | 403 | 404 | 409 | 429)[];
  /** For the reference. */
  example?: Example;
  /** What a public query depends on; its response is cached until one of these changes. Absent: never cached. */
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

/** Translates errors, and checks any input before its schema does: after the owner check, and when it is read. */
const guard = trpc.middleware(async ({ ctx, getRawInput, next }) => {
  const result = await next({ getRawInput: async () => requireValidInput(await getRawInput()) });
  if (result.ok) return result;
  const { error } = result;
  if (error.code !== 'INTERNAL_SERVER_ERROR') return result;
  const cause = await ctx.explain(error.cause);
  const recognised = recogniseError(cause);
  if (recognised) throw new TRPCError({ ...recognised, cause });
  return result;
});

/** Anyone may call it. */
export const publicProcedure = trpc.procedure.use(guard);

/** Only the signed-in owner may call it: anyone else is 401 before the input is even read. */
export const ownerProcedure = publicProcedure.meta({ access: 'owner' }).use(async ({ ctx, next }) => {
  const identity = await requireOwner(ctx);
  return actAs(ctx.userAgent, () => next({ ctx: { identity } }));
});

/** What DELETE and the like answer once they are done. */
export async function success(work: Promise<void>): Promise<{ success: true }> {
  await work;
  return { success: true };
}

/** Whether it is the owner who reads what everyone may read, but sees more of it. */
export async function getViewer(context: RequestContext): Promise<Viewer> {
  return (await context.identify()) ? 'owner' : 'visitor';
}

/**
 * For an item that may be there for its owner alone. The site's own client, whose token has ended meanwhile, is told that,
 * and renews it: to hear that there is nothing would be wrong for the owner.
 * @throws AppError UNAUTHORIZED instead of NOT_FOUND for a token that is refused
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
  if (!identity) throw new AppError('UNAUTHORIZED', 'Please sign in');
  return identity;
}
