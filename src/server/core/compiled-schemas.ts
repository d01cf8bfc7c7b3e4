import { z } from 'zod';

/**
 * A builder of procedures that runs their schemas as zod compiles them. tRPC calls a schema's parseAsync, for which zod
 * takes the slow way, and none of ours is asynchronous.
 */
export function withCompiledSchemas<Builder extends object>(builder: Builder): Builder {
  return new Proxy(builder, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...parameters: unknown[]) => {
        for (const parameter of parameters) if (parameter instanceof z.ZodType) parseAtOnce(parameter);
        const made: unknown = Reflect.apply(member, target, parameters);
        // The procedure that ends the chain is a function.
        return typeof made === 'object' && made !== null ? withCompiledSchemas(made) : made;
      };
    },
  });
}

/** Compiled at its first use: most procedures wait long for theirs. */
function parseAtOnce(schema: z.ZodType): void {
  let compiled: z.ZodType | undefined;
  schema.parseAsync = async data => {
    compiled ??= z.compile(schema);
    return compiled.parse(data);
  };
}
