import { issuesOf } from '../../../lib/api/field-error';
import type { SettingsDraft } from './settings-draft';

/** What the server found wrong: by field, 'ownerName' or 'links.<key>.url', with the value that it was said of. */
export type SettingsErrors = ReadonlyMap<string, { message: string; value: unknown }>;

export const NO_ERRORS: SettingsErrors = new Map();

/** Finds the field of each issue in the draft that was sent; rows may have moved by the time they are shown. */
export function settingsErrors(error: unknown, sent: SettingsDraft): SettingsErrors {
  return new Map(
    issuesOf(error).map(({ path, message }) => {
      const [field, place, column] = path;
      const list: unknown = Reflect.get(sent, field ?? '');
      if (!Array.isArray(list)) return [String(field), { message, value: list }];
      const row = Object(list[Number(place)]);
      return [`${field}.${row.key}.${column}`, { message, value: row[column ?? ''] }];
    }),
  );
}

/** A message is shown until its field is changed. */
export function errorAt(errors: SettingsErrors, path: string, value: string): string | undefined {
  const found = errors.get(path);
  return found?.value === value ? found.message : undefined;
}
