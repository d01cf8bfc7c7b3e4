import type { TestApp } from '../app/start-app';
import type { Kind } from './field-kinds';

/**
 * Describes the input of a procedure for the tests of invalid input. Every procedure of the router has a row.
 */
export type InputRow = {
  /** Every field of the input; empty for a procedure without input. */
  fields: Record<string, Kind>;
  /** The valid and invalid inputs of a procedure whose input is a list. */
  list?: Kind;
  /** Creates the smallest valid input, together with the records that it names. */
  base(app: TestApp): Promise<unknown>;
  /** Returns the record in the response, whose fields must equal the input. */
  stored?(body: unknown): unknown;
  /** The status for an unknown ID; 404 if unset. */
  unknownId?: 200;
};

/** A row in a list of them. The default of the fields is `id` alone, and that of the input an empty object. */
export type Row = Partial<Omit<InputRow, 'base'>> & { base?: InputRow['base'] | object };
