import type { Transport } from '../app/call-api';
import { createIdleRouter } from '../app/idle-router';
import { type ListedProcedure, listProcedures } from '../app/list-procedures';
import type { InputRow } from './input-row';
import { getInputRow } from './input-rows';

/** Lists the procedures of a transport with their input rows. */
export function listCases(transport: Transport): [string, ListedProcedure, InputRow][] {
  return listProcedures(createIdleRouter())
    .filter(({ rest }) => transport === 'tRPC' || rest !== undefined)
    .map(procedure => [procedure.name, procedure, getInputRow(procedure.name)]);
}
