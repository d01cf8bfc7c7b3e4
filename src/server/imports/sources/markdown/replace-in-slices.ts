import { mapInSlices } from '#shared/map-in-slices';

/** Replaces matches as `String.replace` does, but lets the process handle requests in between. */
export async function replaceInSlices(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string,
): Promise<string> {
  let end = 0;
  const pieces = await mapInSlices(text.matchAll(pattern), match => {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    return before + replace(match);
  });
  return pieces.join('') + text.slice(end);
}
