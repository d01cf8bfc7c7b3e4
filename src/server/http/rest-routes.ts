import type { RestOperation } from '../api/rest-operations';

type Route = RestOperation & { segments: string[] };

export type RouteMatch =
  | { kind: 'found'; operation: RestOperation; params: Record<string, string> }
  | { kind: 'other-method'; allowed: string[] }
  | { kind: 'unknown' };

/** Finds operations by method and path; fixed segments win over parameters, whatever the order of definition. */
export function createRouteFinder(operations: RestOperation[]) {
  const routes: Route[] = operations
    .map(operation => ({ ...operation, segments: splitPath(operation.path) }))
    .sort((a, b) => countParams(a.segments) - countParams(b.segments));

  return function findRoute(method: string, segments: string[]): RouteMatch {
    const hits = routes.flatMap(route => {
      const params = matchSegments(route.segments, segments);
      return params ? [{ operation: route, params }] : [];
    });
    const [best] = hits;
    if (!best) return { kind: 'unknown' };
    const wanted = method === 'HEAD' ? 'GET' : method;
    // Only routes as specific as the best one: PUT /projects/categories is not an update of a project "categories".
    const level = countParams(splitPath(best.operation.path));
    const candidates = hits.filter(({ operation }) => countParams(splitPath(operation.path)) === level);
    const hit = candidates.find(({ operation }) => operation.method === wanted);
    if (hit) return { kind: 'found', ...hit };
    return {
      kind: 'other-method',
      allowed: [...new Set(candidates.map(({ operation }) => operation.method))],
    };
  };
}

/** Empty segments count for nothing: a trailing slash is accepted. */
export function splitPath(path: string): string[] {
  return path.split('/').filter(segment => segment !== '');
}

function isParam(segment: string): boolean {
  return segment.startsWith('{');
}

function countParams(segments: string[]): number {
  return segments.filter(isParam).length;
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (isParam(part)) params[part.slice(1, -1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}
