import { z } from 'zod';

const listedSchema = z.array(
  z.object({ path: z.string(), methods: z.array(z.string()).optional(), router: z.unknown() }),
);

/** Lists every path that an Express router and its nested routers serve for GET. */
export function listRoutes(router: unknown, prefix = ''): string[] {
  const listed: unknown = Reflect.get(Object(router), 'listRoutes').call(router);
  return listedSchema.parse(listed).flatMap(({ path, methods, router: below }) => {
    const fullPath = path === '/' ? prefix : prefix + path;
    if (!methods) return listRoutes(below, fullPath);
    return methods.some(method => method === 'GET' || method === '*') ? [fullPath] : [];
  });
}
