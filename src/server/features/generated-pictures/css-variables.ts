/** A longer value is neither a color nor a length, and nesting it could exhaust memory. */
const MAX_VALUE = 200;
const MAX_DEPTH = 4;

/**
 * Replaces the CSS variables of a drawing with their values, because the renderer would draw them in black.
 * Each variable takes the given value, or its first one, as in the light theme, or else its fallback.
 */
export function resolveCssVariables(svg: string, given: ReadonlyMap<string, string> = new Map()): string {
  if (!svg.includes('var(')) return svg;
  const values = new Map([...definitionsIn(svg), ...given]);
  const resolved = new Map<string, string | null>();

  function findValue(name: string): string | null {
    const previous = resolved.get(name);
    if (previous !== undefined) return previous;
    // Null comes first, so that a variable that refers to itself has no value.
    resolved.set(name, null);
    const value = replaceVariables(values.get(name) ?? '', findValue);
    const isUsable = value !== '' && value.length <= MAX_VALUE && !value.includes('var(');
    resolved.set(name, isUsable ? value : null);
    return isUsable ? value : null;
  }

  return replaceVariables(svg, findValue);
}

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
/** Matches a rule for certain windows or themes, with its nested rules. */
const CONDITIONAL = /@(?:media|supports|container)[^{}@]{0,500}\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const STYLES = /<style[^<>]*>((?:(?!<style)[\s\S])*?)<\/style>|\sstyle=(?:"([^"]*)"|'([^']*)')/g;
const DEFINITION = /(?<![\w-])(--[\w-]+)\s*:\s*([^;{}]+)/g;

function definitionsIn(svg: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, sheet, double, single] of svg.matchAll(STYLES)) {
    const rules = (sheet ?? double ?? single ?? '').replace(COMMENT, '').replace(CONDITIONAL, '');
    for (const [, name = '', value = ''] of rules.matchAll(DEFINITION)) {
      if (!values.has(name)) values.set(name, value.trim());
    }
  }
  return values;
}

function replaceVariables(text: string, findValue: (name: string) => string | null, depth = 0): string {
  const variable = /var\(\s*(--[\w-]+)\s*([,)])/g;
  let result = '';
  let at = 0;
  for (let match = variable.exec(text); match; match = variable.exec(text)) {
    const [reference, name = '', next] = match;
    const begin = match.index + reference.length;
    const end = next === ')' ? begin : findClosingBracket(text, begin) + 1;
    const fallback = next === ')' ? null : text.slice(begin, end - 1).trim();
    result += text.slice(at, match.index);
    result += findValue(name) ?? plainFallback(fallback) ?? text.slice(match.index, end);
    at = end;
    variable.lastIndex = end;
  }
  return result + text.slice(at);

  function plainFallback(fallback: string | null): string | null {
    if (fallback === null || depth === MAX_DEPTH) return null;
    return replaceVariables(fallback, findValue, depth + 1);
  }
}

/** Finds the closing bracket of the one opened before `from`. */
function findClosingBracket(text: string, from: number): number {
  let open = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') open += 1;
    else if (text[at] === ')') open -= 1;
    if (open === 0) return at;
  }
  return text.length;
}
