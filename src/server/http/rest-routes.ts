import type { RestOperation } from '#server/api/rest-operations';

type Route = { operation: RestOperation; segments: string[]; paramCount: number };

type RouteMatch =
  | { kind: 'found'; operation: RestOperation; params: Record<string, string> }
  | { kind: 'other-method'; allowed: string[] }
  | { kind: 'unknown' };

/** Finds operations by method and path. Fixed segments take precedence over parameters. */
export function createRouteFinder(operations: RestOperation[]) {
  const routesByLength = new Map<number, Route[]>();
  for (const operation of operations) {
    const segments = splitPath(operation.path);
    const routes = routesByLength.get(segments.length) ?? [];
    routes.push({ operation, segments, paramCount: segments.filter(isParam).length });
    routesByLength.set(segments.length, routes);
  }
  for (const routes of routesByLength.values()) routes.sort((a, b) => a.paramCount - b.paramCount);

  return function findRoute(method: string, segments: string[]): RouteMatch {
    const hits = (routesByLength.get(segments.length) ?? []).filter(route => matches(route, segments));
    const [best] = hits;
    if (!best) return { kind: 'unknown' };
    const wanted = method === 'HEAD' ? 'GET' : method;
    // Only the most specific routes count: PUT /projects/categories does not update a project "categories".
    const candidates = hits.filter(({ paramCount }) => paramCount === best.paramCount);
    const hit = candidates.find(({ operation }) => operation.method === wanted);
    if (hit) return { kind: 'found', operation: hit.operation, params: readParams(hit, segments) };
    return {
      kind: 'other-method',
      allowed: [...new Set(candidates.map(({ operation }) => operation.method))],
    };
  };
}

/** Ignores empty segments, so that a trailing slash is accepted. */
export function splitPath(path: string): string[] {
  return path.split('/').filter(segment => segment !== '');
}

function isParam(segment: string): boolean {
  return segment.startsWith('{');
}

function matches({ segments: pattern }: Route, segments: string[]): boolean {
  return pattern.every((part, index) => isParam(part) || part === segments[index]);
}

function readParams({ segments: pattern }: Route, segments: string[]): Record<string, string> {
  const params = pattern.flatMap((part, index) =>
    isParam(part) ? [[part.slice(1, -1), segments[index] ?? '']] : [],
  );
  return Object.fromEntries(params);
}
