import { expect, test } from 'vitest';
import { z } from 'zod';
import { withCompiledSchemas } from '../../src/server/core/compiled-schemas';

/** As tRPC's builder: what it is given is parsed by parseAsync, and each step makes another. */
function builder(taken: z.ZodType[] = []) {
  return {
    taken,
    output: (schema: z.ZodType) => builder([...taken, schema]),
    query: () => Object.assign(() => taken, { isProcedure: true }),
  };
}

const schema = z.object({ name: z.string().max(3).trim(), tags: z.array(z.string()) }).meta({ id: 'Named' });
const [parser = z.never()] = withCompiledSchemas(builder()).output(schema).query()();

test('what the schema does not name is left out, and what it changes is changed', async () => {
  const given = { name: ' a ', tags: ['b'], secret: 'hash' };
  expect(await parser.parseAsync(given)).toEqual({ name: 'a', tags: ['b'] });
  expect(given).toEqual({ name: ' a ', tags: ['b'], secret: 'hash' });
});

test('what does not fit is refused with the same reasons', async () => {
  const wrong = { name: 'abcd', tags: [1] };
  const { error } = schema.safeParse(wrong);
  await expect(parser.parseAsync(wrong)).rejects.toThrow(z.ZodError);
  await expect(parser.parseAsync(wrong)).rejects.toMatchObject({ issues: error?.issues });
});

test('the schema stays the one that the document is made of, and the end of the chain a procedure', () => {
  expect(parser).toBe(schema);
  expect(parser.meta()).toMatchObject({ id: 'Named' });
  expect(withCompiledSchemas(builder()).output(schema).output(z.string()).query()).toHaveProperty(
    'isProcedure',
    true,
  );
});
