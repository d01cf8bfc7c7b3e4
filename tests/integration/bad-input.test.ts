import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { postEntity } from '#server/features/posts/post-entity';
import { projectEntity } from '#server/features/projects/project-entity';
import { timelineElementEntity } from '#server/features/timeline/timeline-element-entity';
import { versionEntity } from '#server/features/versions/version-entity';
import { withoutField } from '../support/bad-input/field-kinds';
import { type InputRow, inputRows } from '../support/bad-input/input-rows';
import { type InputAnswer, sendInput } from '../support/bad-input/send-input';
import { createTokenFor } from '../support/bad-input/token-for';
import { sendable, shorten, wrongInputs } from '../support/bad-input/wrong-inputs';
import { TRANSPORTS } from '../support/call-api';
import { checkRows } from '../support/check-rows';
import { dumpTables } from '../support/dump-tables';
import { createIdleRouter } from '../support/idle-router';
import { listProcedures } from '../support/list-procedures';
import { UNKNOWN_ID } from '../support/project-factory';
import { startApp, type TestApp } from '../support/start-app';
import { engine } from '../support/test-database';

const procedures = listProcedures(createIdleRouter());

/** Fields that no caller may set, with values that are recognizable in the tables. */
const EXTRAS = JSON.parse(`{
  "_id": "poison", "id": "poison", "ownerId": "poison", "sessionId": "poison", "projectId": "poison",
  "email": "poison@example.com", "passwordHash": "poison", "refreshHash": "poison", "settings": "poison",
  "createdAt": "1999-09-09T09:09:09.999Z", "updatedAt": "1999-09-09T09:09:09.999Z", "deletedAt": "1999-09-09T09:09:09.999Z",
  "position": 424242, "version": 424242, "views": 424242, "__v": 424242, "read": true, "spam": true, "isAdmin": true,
  "__proto__": { "poison": true }, "constructor": { "prototype": { "poison": true } }, "toString": "poison"
}`);
const TRACE = /poison|1999-09-09|424242/;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());
// Long values would dominate the comparison of tables in later tests.
afterEach(() =>
  app.db.write(async manager => {
    for (const entity of [
      projectEntity,
      timelineElementEntity,
      postEntity,
      contactMessageEntity,
      versionEntity,
    ])
      await manager.deleteAll(entity);
  }),
);

test('every procedure has an input row, and every input row has a procedure', () => {
  expect(Object.keys(inputRows).sort()).toEqual(procedures.map(({ name }) => name).sort());
});

test('every input row lists all fields and which of them are optional', () => {
  for (const { name, input } of procedures) {
    const shape: Record<string, z.core.$ZodType> = input instanceof z.ZodObject ? input.shape : {};
    const { fields } = getRow(name);
    const listed = Object.entries(fields).map(([field, { isOptional }]) => [field, isOptional]);
    const defined = Object.entries(shape).map(([field, schema]) => [
      field,
      z.safeParse(schema, undefined).success,
    ]);
    expect.soft(listed.toSorted(), name).toEqual(defined.toSorted());
  }
});

const tokenFor = createTokenFor(() => app.signIn());

function getRow(name: string): InputRow {
  const row = inputRows[name];
  if (!row) throw new Error(`${name} has no row in tests/support/bad-input/input-rows.ts`);
  return row;
}

describe.each(TRANSPORTS)('input over %s', transport => {
  const cases = procedures
    .filter(({ name, rest }) => (transport === 'tRPC' || rest !== undefined) && name in inputRows)
    .map((procedure): [string, typeof procedure, InputRow] => [
      procedure.name,
      procedure,
      getRow(procedure.name),
    ]);
  const withInput = cases.filter(([, { input }]) => input !== undefined);

  // One engine suffices because the refusal happens before any database access.
  test.runIf(engine === 'sqlite')('is refused with the field name and changes nothing if it is invalid', () =>
    checkRows(withInput, async (name, procedure, row) => {
      const token = await tokenFor(name);
      const base = await row.base(app);
      const before = await dumpTables(app);
      const failures: unknown[] = [];
      for (const { what, input, field } of wrongInputs(base, row, procedure, transport)) {
        const answer = await sendInput(app, transport, procedure, input, token);
        if (!isRefusal(answer, field)) failures.push({ what, status: answer.status, body: answer.body });
      }
      expect(failures).toEqual([]);
      expect(await dumpTables(app)).toEqual(before);
    }),
  );

  test('is accepted and stored as sent if it is valid', () =>
    checkRows(withInput, async (name, procedure, row) => {
      const token = await tokenFor(name);
      const failures: unknown[] = [];
      for (const [field, kind] of Object.entries(row.fields)) {
        for (const value of sendable(kind.legal, field, procedure, transport)) {
          const input = { ...Object(await row.base(app)), [field]: value };
          const { status, body } = await sendInput(app, transport, procedure, input, token);
          if (status !== 200 && status !== 201) failures.push({ field, value: shorten(value), status, body });
          const stored = Object(row.stored?.(body));
          if (field in stored) expect(stored[field]).toEqual(value);
        }
      }
      expect(failures).toEqual([]);
    }));

  test('cannot set fields outside the contract or change prototypes', () =>
    checkRows(withInput, async (name, procedure, row) => {
      const token = await tokenFor(name);
      const allowed = new Set(Object.keys(row.fields));
      const extras = Object.fromEntries(Object.entries(EXTRAS).filter(([field]) => !allowed.has(field)));
      const base = await row.base(app);
      const input = Array.isArray(base)
        ? base.map(item => ({ ...item, ...withoutField(extras, '_id') }))
        : { ...extras, ...Object(base) };
      const { status, body } = await sendInput(app, transport, procedure, input, token);
      expect([200, 201]).toContain(status);
      expect(JSON.stringify(body)).not.toMatch(TRACE);
      expect(JSON.stringify(await dumpTables(app))).not.toMatch(TRACE);
      expect('poison' in {}).toBe(false);
    }));

  test('with an unknown ID returns 404', () =>
    checkRows(
      withInput.filter(([, , { fields }]) => 'id' in fields),
      async (name, procedure, row) => {
        const token = await tokenFor(name);
        const base = Object(await row.base(app));
        const before = await dumpTables(app);
        const unknownIds = [
          UNKNOWN_ID,
          'x',
          `${base.id} `,
          ` ${base.id}`,
          base.id.toUpperCase(),
          '..',
          '__proto__',
          '٠',
        ];
        // A path cannot contain these two IDs.
        const more = transport === 'REST' ? [] : ['', '.'];
        for (const id of [...unknownIds.filter(one => transport !== 'REST' || one !== '..'), ...more]) {
          const { status, body } = await sendInput(app, transport, procedure, { ...base, id }, token);
          expect({ id, status }).toEqual({ id, status: row.unknownId ?? 404 });
          if (status === 404) expect(body).toEqual({ code: 'NOT_FOUND', message: expect.any(String) });
        }
        expect(await dumpTables(app)).toEqual(before);
      },
    ));

  test('is ignored by procedures without input', () =>
    checkRows(
      cases.filter(([, { input }]) => input === undefined),
      async (name, procedure, _row) => {
        for (const input of [undefined, {}, EXTRAS]) {
          // Queries reject any input, mutations ignore it.
          const isRefused = transport === 'tRPC' && procedure.type === 'query' && input !== undefined;
          const token = await tokenFor(name);
          const { status } = await sendInput(app, transport, procedure, input, token);
          expect({ input, status }).toEqual({ input, status: isRefused ? 400 : 200 });
        }
        expect(JSON.stringify(await dumpTables(app))).not.toMatch(TRACE);
      },
    ));
});

function isRefusal({ status, body }: InputAnswer, field: string | undefined): boolean {
  const { success, data } = refusalSchema.safeParse(body);
  if (status !== 400 || !success) return false;
  // A body that is neither an object nor a list is refused before its fields are validated.
  if (field === undefined) return true;
  return data.issues?.every(({ path }) => path[0] === field) ?? false;
}

/** The documented format, without additional fields. */
const refusalSchema = z.strictObject({
  message: z.string().min(1),
  code: z.literal('BAD_REQUEST'),
  issues: z
    .array(z.strictObject({ path: z.array(z.union([z.string(), z.int()])), message: z.string().min(1) }))
    .min(1)
    .optional(),
});
