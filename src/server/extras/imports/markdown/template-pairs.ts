import type { Template } from './template-code';
import { byStart, type TextRange } from './text-ranges';

/** Two tags and what is between them. */
export type TemplatePair = TextRange & {
  /** Comments are removed, and literal text has no templates. */
  kind: 'code' | 'comment' | 'literal';
  open: Template;
  close: Template;
};

type PairName = { kind: TemplatePair['kind']; ends: string[]; isNested?: true };

const PAIRS: Record<string, PairName> = {
  highlight: { kind: 'code', ends: ['/highlight', 'endhighlight'] },
  codeblock: { kind: 'code', ends: ['endcodeblock'] },
  code: { kind: 'code', ends: ['endcode'] },
  comment: { kind: 'comment', ends: ['/comment', 'endcomment'], isNested: true },
  // kramdown
  ':comment': { kind: 'comment', ends: ['/comment', '/'] },
  // MDX and Nunjucks
  '{/*': { kind: 'comment', ends: ['*/}'] },
  '{#': { kind: 'comment', ends: ['#}'] },
  raw: { kind: 'literal', ends: ['endraw'] },
};

/** Lists the tags of a text that belong together, by the start of the first one. They may overlap. */
export function listPairs(text: string, templates: Template[], isMdx: boolean): TemplatePair[] {
  const pairs: TemplatePair[] = [];
  const names = Object.entries(PAIRS).map(([name, pair]) => ({ name, ...pair, closing: createClosing() }));
  // Backward, the end of a pair is known when its start is found.
  for (const tag of [...templates, ...findCommentMarks(text, isMdx)].sort(byStart).toReversed()) {
    for (const { name, kind, ends, isNested = false, closing } of names) {
      if (ends.includes(tag.name)) closing.add(tag);
      const close = tag.name === name ? closing.take(isNested) : undefined;
      if (close) pairs.push({ kind, start: tag.start, end: close.end, open: tag, close });
    }
  }
  return pairs.toReversed();
}

/** Collects the ends of pairs backward. */
function createClosing() {
  const unmatched: Template[] = [];
  let next: Template | undefined;

  function add(tag: Template): void {
    next = tag;
    unmatched.push(tag);
  }

  /** Returns the end of a pair that starts here. If too many start, several have the same end. */
  function take(isNested: boolean): Template | undefined {
    return (isNested ? unmatched.pop() : undefined) ?? next;
  }

  return { add, take };
}

const MARK = /\{#(?=[\s-])|#\}/g;
const MDX_MARK = /(?<start>\{\s*\/\*)|\*\/(?:\s*\})?/g;

/** Finds the marks around comments that are no templates. */
function findCommentMarks(text: string, isMdx: boolean): Template[] {
  const toTag = (mark: string, index: number, name: string): Template => {
    return { start: index, end: index + mark.length, text: mark, name, words: '' };
  };
  const marks = Array.from(text.matchAll(MARK), ({ 0: mark, index }) => toTag(mark, index, mark));
  if (!isMdx) return marks;
  const expressions = Array.from(text.matchAll(MDX_MARK), ({ 0: mark, index, groups }) =>
    toTag(mark, index, groups?.start === undefined ? '*/}' : '{/*'),
  );
  return [...marks, ...expressions];
}
