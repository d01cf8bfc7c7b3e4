import { afterEach, describe, expect, test } from 'vitest';
import { TRANSPORTS } from '../../support/app/call-api';
import { startAppForFile } from '../../support/app/managed-app';
import { deleteContent } from '../../support/bad-input/delete-content';
import { listCases } from '../../support/bad-input/list-cases';
import { sendInput } from '../../support/bad-input/send-input';
import { createTokenFor } from '../../support/bad-input/token-for';
import { sendable } from '../../support/bad-input/wrong-inputs';
import { checkRows } from '../../support/check-rows';
import { UNKNOWN_ID } from '../../support/content/project-factory';
import { dumpTables } from '../../support/database/dump-tables';
import { engine } from '../../support/database/test-database';

const app = await startAppForFile();
afterEach(() => deleteContent(app));
const tokenFor = createTokenFor(() => app.signIn());

/** Transports do not matter to a database, and these tests take long on a server. */
const transports = engine === 'mysql' ? (['tRPC'] as const) : TRANSPORTS;

describe.each(transports)('input over %s', transport => {
  const withInput = listCases(transport).filter(([, { input }]) => input !== undefined);

  test('is accepted and stored as sent if it is valid', () =>
    checkRows(withInput, async (name, procedure, row) => {
      const token = await tokenFor(name);
      const legal = Object.entries(row.fields).flatMap(([field, kind]) =>
        sendable(kind.legal, field, procedure, transport).map((value, round) => ({ field, value, round })),
      );
      // Only one long text fits into a request; the other fields have their values at the same time.
      const isLong = ({ value }: { value: unknown }) => JSON.stringify(value).length > 500;
      const short = legal.filter(each => !isLong(each));
      const rounds = [...new Set(short.map(({ round }) => round))];
      const together = rounds.map(number => short.filter(({ round }) => round === number));
      for (const values of [...together, ...legal.filter(isLong).map(each => [each])]) {
        const fields = Object.fromEntries(values.map(({ field, value }) => [field, value]));
        const input = { ...Object(await row.base(app)), ...fields };
        const { status, body } = await sendInput(app, transport, procedure, input, token);
        expect([200, 201], JSON.stringify({ fields, body }).slice(0, 500)).toContain(status);
        const stored = Object(row.stored?.(body));
        for (const { field, value } of values)
          if (field in stored) expect({ [field]: stored[field] }).toEqual({ [field]: value });
      }
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
});
