import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../../shared/password-rules';

export type PasswordFields = { current: string; next: string; repeated: string };

/** What can be told of the fields without the server; nothing of those that are empty. */
export function passwordMistakes({ next, repeated }: PasswordFields): { next?: string; repeated?: string } {
  if (next === '') return {};
  if (next.length < PASSWORD_MIN_LENGTH) {
    return { next: `Must be at least ${PASSWORD_MIN_LENGTH} characters` };
  }
  if (next.length > PASSWORD_MAX_LENGTH) {
    return { next: `Must be at most ${PASSWORD_MAX_LENGTH} characters` };
  }
  return repeated === next ? {} : { repeated: "Passwords don't match" };
}
