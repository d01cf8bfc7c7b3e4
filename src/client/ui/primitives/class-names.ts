/** Joins the class names that are there. CSS module members are typed as possibly missing. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
