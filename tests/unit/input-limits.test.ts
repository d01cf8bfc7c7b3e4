import { expect, test } from 'vitest';
import { z } from 'zod';
import { createIdleRouter } from '../support/app/idle-router';
import { listProcedures } from '../support/app/list-procedures';
import { listValid } from '../support/bad-input/field-kinds';
import { getInputRow, inputRows } from '../support/bad-input/input-rows';
import { isStorable, shorten, toParsed } from '../support/bad-input/wrong-inputs';

const procedures = listProcedures(createIdleRouter());

test('every procedure has an input row, and every input row has a procedure', () => {
  expect(Object.keys(inputRows).sort()).toEqual(procedures.map(({ name }) => name).sort());
});

test('every input row lists all fields and which of them are optional', () => {
  for (const { name, input } of procedures) {
    const shape: Record<string, z.core.$ZodType> = input instanceof z.ZodObject ? input.shape : {};
    const { fields } = getInputRow(name);
    const listed = Object.entries(fields).map(([field, { isOptional }]) => [field, isOptional]);
    const defined = Object.entries(shape).map(([field, schema]) => [
      field,
      z.safeParse(schema, undefined).success,
    ]);
    expect.soft(listed.toSorted(), name).toEqual(defined.toSorted());
  }
});

test('the input of every procedure refuses each invalid value of each field, and no valid one', () => {
  const accepted: string[] = [];
  const refused: string[] = [];
  for (const { name, input } of procedures) {
    if (!input) continue;
    const { fields, list } = getInputRow(name);
    for (const [field, kind] of Object.entries(fields)) {
      const describe = (value: unknown) => `${name}, ${field}: ${shorten(value)}`;
      // The other fields are missing, which has issues of its own.
      const isRefused = (value: unknown) =>
        input.safeParse({ [field]: value }).error?.issues.some(({ path: [first] }) => first === field);
      // tests/integration/projects-input.test.ts sends texts that cannot be stored, which no schema refuses.
      const invalid = kind.refused.filter(isStorable).map(toParsed);
      accepted.push(...invalid.filter(value => !isRefused(value)).map(describe));
      refused.push(...listValid(kind).filter(isRefused).map(describe));
    }
    for (const value of list?.refused.filter(isStorable).map(toParsed) ?? [])
      if (input.safeParse(value).success) accepted.push(`${name}: ${shorten(value)}`);
    for (const value of [null, 'text', 7, true, ...(list ? [] : [[]])])
      if (input.safeParse(value).success) accepted.push(`${name}: ${shorten(value)}`);
  }
  expect({ accepted, refused }).toEqual({ accepted: [], refused: [] });
});
