import { shownTitle } from '../../shared/shown-title';
import { isSlug, SLUG_MAX_LENGTH } from '../../shared/slug';
import { AppError, type AppErrorCode } from './app-error';

/** An address is another's already, which has this title. */
export function takenSlug(title: string, code: AppErrorCode): AppError {
  const message = `This is the address of "${shownTitle(title)}"`;
  return new AppError(code, message, { issues: [{ path: ['slug'], message }] });
}

/** This slug, or with the first number that makes it free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let [candidate, number] = [slug, 1];
  while (taken.has(candidate)) {
    number += 1;
    candidate = withNumber(slug, number);
  }
  return candidate;
}

function withNumber(slug: string, number: number): string {
  const letters = [...slug];
  const numbered = () => `${letters.join('')}-${number}`;
  while (numbered().length > SLUG_MAX_LENGTH || !isSlug(numbered())) letters.pop();
  return numbered();
}
