import type { RestOperation } from '#server/api/rest-operations';

/**
 * Operations by path, such as `{ '/projects': 'GET, POST owner 201' }`. `owner` requires a token; the status is 200
 * unless 201 is given.
 */
type Surface = Record<string, string>;

/** Lists the operations of a surface in lines such as 'POST /projects owner 201'. */
export function listSurface(surface: Surface): string[] {
  const lines = Object.entries(surface).flatMap(([path, methods]) =>
    methods.split(', ').map(line => line.replace(/^\w+/, method => `${method} ${path}`)),
  );
  return lines.toSorted();
}

/** Describes operations by the lines of a surface. */
export function describeOperations(operations: RestOperation[]): string[] {
  const lines = operations.map(({ method, path, isOwnerOnly, successStatus }) =>
    [method, path, isOwnerOnly ? 'owner' : '', successStatus === 200 ? '' : successStatus]
      .filter(part => part !== '')
      .join(' '),
  );
  return lines.toSorted();
}
