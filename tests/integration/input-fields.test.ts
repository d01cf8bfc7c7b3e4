import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { TRANSPORTS } from '../support/app/call-api';
import { startAppForFile } from '../support/app/managed-app';
import { deleteContent } from '../support/bad-input/delete-content';
import { withoutField } from '../support/bad-input/field-kinds';
import { listCases } from '../support/bad-input/list-cases';
import { sendInput } from '../support/bad-input/send-input';
import { createTokenFor } from '../support/bad-input/token-for';
import { isStorable, sendable } from '../support/bad-input/wrong-inputs';
import { checkRows } from '../support/check-rows';
import { dumpTables } from '../support/database/dump-tables';

/** Fields that no caller may set, with values that are recognizable in the tables. */
const EXTRAS = JSON.parse(`{
  "_id": "poison", "id": "poison", "ownerId": "poison", "sessionId": "poison", "projectId": "poison",
  "email": "poison@example.com", "passwordHash": "poison", "refreshHash": "poison", "settings": "poison",
  "createdAt": "1999-09-09T09:09:09.999Z", "updatedAt": "1999-09-09T09:09:09.999Z", "deletedAt": "1999-09-09T09:09:09.999Z",
  "position": 424242, "version": 424242, "views": 424242, "__v": 424242, "read": true, "spam": true, "isAdmin": true,
  "__proto__": { "poison": true }, "constructor": { "prototype": { "poison": true } }, "toString": "poison"
}`);
const TRACE = /poison|1999-09-09|424242/;

const app = await startAppForFile();
afterEach(() => deleteContent(app));
const tokenFor = createTokenFor(() => app.signIn());

test.each(TRANSPORTS)('invalid input over %s changes nothing, and the response names the fields', transport =>
  checkRows(
    listCases(transport).filter(([, , { fields }]) => Object.keys(fields).length > 0),
    async (name, procedure, row) => {
      const token = await tokenFor(name);
      const invalid = Object.entries(row.fields).flatMap(([field, { refused }]) => {
        const [value] = sendable(refused.filter(isStorable), field, procedure, transport);
        return value === undefined ? [] : [[field, value]];
      });
      const input = { ...Object(await row.base(app)), ...Object.fromEntries(invalid) };
      const before = await dumpTables(app);
      const { status, body } = await sendInput(app, transport, procedure, input, token);
      expect({ status, code: Object(body).code }).toEqual({ status: 400, code: 'BAD_REQUEST' });
      const { issues } = z.object({ issues: z.array(z.object({ path: z.array(z.unknown()) })) }).parse(body);
      const named = new Set(issues.map(({ path }) => path[0]));
      expect([...named].toSorted()).toEqual(invalid.map(([field]) => field).toSorted());
      expect(await dumpTables(app)).toEqual(before);
    },
  ),
);

test('input cannot set fields outside the contract or change prototypes', () =>
  checkRows(
    listCases('tRPC').filter(([, { input }]) => input !== undefined),
    async (name, procedure, row) => {
      const token = await tokenFor(name);
      const allowed = new Set(Object.keys(row.fields));
      const extras = Object.fromEntries(Object.entries(EXTRAS).filter(([field]) => !allowed.has(field)));
      const base = await row.base(app);
      const input = Array.isArray(base)
        ? base.map(item => ({ ...item, ...withoutField(extras, '_id') }))
        : { ...extras, ...Object(base) };
      const { status, body } = await sendInput(
        app,
        procedure.rest ? 'REST' : 'tRPC',
        procedure,
        input,
        token,
      );
      expect([200, 201]).toContain(status);
      expect(JSON.stringify(body)).not.toMatch(TRACE);
      expect(JSON.stringify(await dumpTables(app))).not.toMatch(TRACE);
      expect('poison' in {}).toBe(false);
    },
  ));

test.each(TRANSPORTS)('input over %s is ignored by procedures without input', async transport => {
  await checkRows(
    listCases(transport).filter(([, { input }]) => input === undefined),
    async (name, procedure, _row) => {
      for (const input of [undefined, {}, EXTRAS]) {
        // Queries reject any input, mutations ignore it.
        const isRefused = transport === 'tRPC' && procedure.type === 'query' && input !== undefined;
        const token = await tokenFor(name);
        const { status } = await sendInput(app, transport, procedure, input, token);
        expect({ input, status }).toEqual({ input, status: isRefused ? 400 : 200 });
      }
    },
  );
  expect(JSON.stringify(await dumpTables(app))).not.toMatch(TRACE);
});
