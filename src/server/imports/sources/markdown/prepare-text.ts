import { DESCRIPTION_LENGTH, DESCRIPTION_SOURCE_LENGTH } from '#server/core/markdown/description';
import { HEADING_END, markdownParagraphs } from '#server/core/markdown/markdown-paragraphs';
import { convertCode } from './convert-code';
import { convertTemplate, withoutTemplates } from './convert-template';
import type { AddressRange } from './inline-elements';
import { findRanges } from './source-ranges';
import { createSourceText, type SourceText } from './source-text';
import { splitText, type TextPiece } from './split-text';
import { findJsx, findTemplates, maskTemplates, type Part, type Template } from './template-code';
import { listPairs, type TemplatePair } from './template-pairs';
import { outside, replaceRanges, type TextRange, within } from './text-ranges';

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
  const templates = findTemplates(text);
  const masked = createSourceText(maskTemplates(text));
  const { pieces, literal } = splitText(masked, listPairs(text, templates, isMdx), isMdx);
  const source: Source = { text, masked, templates, literal, isMdx };
  const output = new PreparedOutput();
  for (const piece of pieces) {
    addProse(source, piece, output);
    if (piece.pair?.kind === 'code') addCode(source, piece.pair, output);
  }
  return output.finish();
}

/** Returns the beginning of a text without template code, for its description. */
export function plainBeginning(text: string): string {
  const beginning = text.slice(0, DESCRIPTION_SOURCE_LENGTH);
  const masked = createSourceText(maskTemplates(beginning));
  const { code } = findRanges(masked, { start: 0, end: beginning.length, hasIndentedCode: true });
  const plain = replaceRanges(beginning, outside(findTemplates(beginning), code), () => '');
  return markdownParagraphs(plain, HEADING_END).join(' ').slice(0, DESCRIPTION_LENGTH);
}

type Source = {
  text: string;
  /** The text without what could be taken for Markdown. */
  masked: SourceText;
  templates: Template[];
  literal: TextRange[];
  isMdx: boolean;
};

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

function addProse(source: Source, piece: TextPiece, output: PreparedOutput): void {
  let position = piece.start;
  for (const edit of listEdits(source, piece, output)) {
    if (edit.start < position) continue;
    output.add(source.text.slice(position, edit.start));
    for (const part of edit.parts) output.add(part);
    position = edit.end;
  }
  output.add(source.text.slice(position, piece.end));
}

function listEdits(source: Source, piece: TextPiece, output: PreparedOutput): Edit[] {
  const { text, masked, templates, literal, isMdx } = source;
  const { code, addresses } = findRanges(masked, piece);
  if (isMdx) for (const jsx of outside(findJsx(text, piece), code)) output.name(jsx.text);
  const edits: Edit[] = addresses.map(range => ({ ...range, parts: [readAddress(text, range)] }));
  const prose = outside(within(templates, piece), code);
  for (const template of outside(prose, within(literal, piece))) {
    const parts = convertTemplate(template);
    if (parts) edits.push({ ...template, parts });
    else if (!/^(?:\/|end)/.test(template.name)) output.name(template.text);
  }
  return edits.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** An address may be, or contain, template code. */
function readAddress(text: string, { start, end, isPicture }: AddressRange): Part {
  const written = text.slice(start, end);
  return { address: withoutTemplates(written), isPicture };
}

function addCode({ text }: Source, pair: TemplatePair, output: PreparedOutput): void {
  const converted = convertCode(text, pair);
  if (converted === null) output.name(pair.open.text);
  output.add(converted ?? text.slice(pair.start, pair.end));
}
