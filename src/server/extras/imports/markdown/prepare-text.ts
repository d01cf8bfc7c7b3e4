import { DESCRIPTION_LENGTH, DESCRIPTION_SOURCE_LENGTH } from '#server/core/markdown/description';
import { HEADING_END, markdownParagraphs } from '#server/core/markdown/markdown-paragraphs';
import { convertCode } from './convert-code';
import { convertTemplate, withoutTemplates } from './convert-template';
import type { AddressRange } from './inline-elements';
import { readSource, type Source } from './read-source';
import { findRanges } from './source-ranges';
import { findJsx, findTemplates, maskTemplates, type Part } from './template-code';
import type { TemplatePair } from './template-pairs';
import { mergeRanges, outside, replaceRanges, type TextRange } from './text-ranges';

/** A text whose template code is converted to Markdown. */
export type PreparedText = {
  text: string;
  /**
   * The start and end of each address outside code, and 1 for an image or 0. These are numbers, because thousands
   * of objects take long to pass between threads.
   */
  addresses: Uint32Array;
  /** Template code that has no equivalent and stays in the text. */
  templates: string[];
};

type Edit = TextRange & { parts: Part[] };

/** Converts template code, removes comments, and finds the addresses. No character of code changes. */
export function prepareText(text: string, isMdx = false): PreparedText {
  const output = new PreparedOutput();
  let position = 0;
  for (const edit of listEdits(text, readSource(text, isMdx), output)) {
    if (edit.start < position) continue;
    output.add(text.slice(position, edit.start));
    for (const part of edit.parts) output.add(part);
    position = edit.end;
  }
  output.add(text.slice(position));
  return output.finish();
}

/** Returns the beginning of a text without template code, for its description. */
export function plainBeginning(text: string): string {
  const beginning = text.slice(0, DESCRIPTION_SOURCE_LENGTH);
  const { code } = findRanges(maskTemplates(beginning));
  const plain = replaceRanges(beginning, outside(findTemplates(beginning), code), () => '');
  return markdownParagraphs(plain, HEADING_END).join(' ').slice(0, DESCRIPTION_LENGTH);
}

class PreparedOutput {
  readonly #pieces: string[] = [];
  readonly #addresses: number[] = [];
  readonly #templates = new Set<string>();
  #length = 0;

  add(part: Part): void {
    const text = typeof part === 'string' ? part : part.address;
    const end = this.#length + text.length;
    if (typeof part !== 'string') this.#addresses.push(this.#length, end, part.isPicture ? 1 : 0);
    this.#pieces.push(text);
    this.#length = end;
  }

  /** Names template code that stays. */
  name(template: string): void {
    this.#templates.add(template);
  }

  finish(): PreparedText {
    const addresses = new Uint32Array(this.#addresses);
    return { text: this.#pieces.join(''), addresses, templates: [...this.#templates] };
  }
}

function listEdits(text: string, source: Source, output: PreparedOutput): Edit[] {
  const { code, comments, addresses, pairs, literal, unread, isMdx } = source;
  const hidden = mergeRanges([...code, ...comments, ...pairs]);
  if (unread) output.name(unread.text);
  if (isMdx) for (const jsx of outside(findJsx(text), hidden)) output.name(jsx.text);
  const edits: Edit[] = [
    ...comments.map(range => ({ ...range, parts: [] })),
    ...addresses.map(range => ({ ...range, parts: [readAddress(text, range)] })),
    ...pairs.map(pair => ({ ...pair, parts: pair.kind === 'code' ? [readCode(text, pair, output)] : [] })),
  ];
  for (const template of outside(outside(source.templates, hidden), literal)) {
    const parts = convertTemplate(template);
    if (parts) edits.push({ ...template, parts });
    else if (!/^(?:\/|end)/.test(template.name)) output.name(template.text);
  }
  return edits.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** An address may be, or contain, template code. */
function readAddress(text: string, { start, end, isPicture }: AddressRange): Part {
  return { address: withoutTemplates(text.slice(start, end)), isPicture };
}

function readCode(text: string, pair: TemplatePair, output: PreparedOutput): Part {
  const converted = convertCode(text, pair);
  if (converted === null) output.name(pair.open.text);
  return converted ?? text.slice(pair.start, pair.end);
}
