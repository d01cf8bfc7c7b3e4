import { EnvironmentError } from '#server/core/config/env';
import { readEnvironment } from '#server/environment';

/** Returns the message about invalid settings, or 'accepted' if they are valid. */
export function readSettingError(source: Record<string, string>): string {
  try {
    readEnvironment(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return 'accepted';
}

/** Matches a message that names the setting alone, on one line. */
export const oneLineAbout = (name: string): RegExp => new RegExp(`^${name} (must|has) [^\n]+$`);
