import { z } from 'zod';

const listedSchema = z.array(
  z.object({ path: z.string(), methods: z.array(z.string()).optional(), router: z.unknown() }),
);

/** Every path that a router of Express answers to GET, with those of the routers below it. */
export function listRoutes(router: unknown, above = ''): string[] {
  const listed: unknown = Reflect.get(Object(router), 'listRoutes').call(router);
  return listedSchema.parse(listed).flatMap(({ path, methods, router: below }) => {
    const whole = path === '/' ? above : above + path;
    if (!methods) return listRoutes(below, whole);
    return methods.some(method => method === 'GET' || method === '*') ? [whole] : [];
  });
}
