import { DESCRIPTION_LENGTH, DESCRIPTION_SOURCE_LENGTH } from '#server/core/markdown/description';
import { HEADING_END, markdownParagraphs } from '#server/core/markdown/markdown-paragraphs';
import { type CodeBlock, convertCode } from './convert-code';
import { convertTemplate, withoutTemplates } from './convert-template';
import { findRanges, type SourceRanges } from './source-parser';
import { findJsx, findTemplates, maskTemplates, type Part, type Template } from './template-code';
import { outside, replaceRanges, type TextRange } from './text-ranges';

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

/** Converts template code, and finds the addresses. No character of code changes. */
export function prepareText(source: string, isMdx = false): PreparedText {
  const templates = findTemplates(source);
  const masked = maskTemplates(source);
  const writer = createWriter(source, templates, isMdx);
  let start = 0;
  for (const { open, close } of listCodeBlocks(templates)) {
    if (open.start < start) continue;
    const rest = masked.slice(start);
    const lineEnd = rest.indexOf('\n', open.end - start);
    // The code may look like Markdown, so that it is not read.
    const ranges = findRanges(rest, lineEnd === -1 ? rest.length : lineEnd);
    if (outside([{ start: open.start - start, end: open.end }], ranges.code).length === 0) continue;
    writer.addProse(start, open.start, ranges);
    writer.addCode({ open, close });
    start = close.end;
  }
  writer.addProse(start, source.length, findRanges(masked.slice(start)));
  return writer.finish();
}

/** Returns the beginning of a text without template code, for its description. */
export function plainBeginning(text: string): string {
  const beginning = text.slice(0, DESCRIPTION_SOURCE_LENGTH);
  const { code } = findRanges(maskTemplates(beginning));
  const plain = replaceRanges(beginning, outside(findTemplates(beginning), code), () => '');
  return markdownParagraphs(plain, HEADING_END).join(' ').slice(0, DESCRIPTION_LENGTH);
}

const CODE_BLOCKS: Record<string, string[]> = {
  highlight: ['/highlight', 'endhighlight'],
  codeblock: ['endcodeblock'],
  code: ['endcode'],
};

function listCodeBlocks(templates: Template[]): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let open: Template | undefined;
  for (const template of templates) {
    const ends = open && CODE_BLOCKS[open.name];
    if (open && ends?.includes(template.name)) {
      blocks.push({ open, close: template });
      open = undefined;
    } else if (Object.hasOwn(CODE_BLOCKS, template.name)) open ??= template;
  }
  return blocks;
}

function createWriter(source: string, templates: Template[], isMdx: boolean) {
  const pieces: string[] = [];
  const addresses: number[] = [];
  const left: string[] = [];
  let length = 0;
  let next = 0;

  function add(part: Part): void {
    const text = typeof part === 'string' ? part : part.address;
    if (typeof part !== 'string') addresses.push(length, length + text.length, part.isPicture ? 1 : 0);
    pieces.push(text);
    length += text.length;
  }

  /** Adds the source from `start` to `end`, whose ranges begin at `start`. */
  function addProse(start: number, end: number, ranges: SourceRanges): void {
    let position = start;
    for (const edit of listEdits(start, end, ranges)) {
      if (edit.start < position) continue;
      add(source.slice(position, edit.start));
      edit.parts.forEach(add);
      position = edit.end;
    }
    add(source.slice(position, end));
  }

  function listEdits(start: number, end: number, { code, addresses, comments }: SourceRanges): Edit[] {
    const prose = outside(takeTemplates(start, end), code);
    const literal = listLiteral(prose);
    if (isMdx) for (const { text } of outside(findJsx(source.slice(start, end)), code)) left.push(text);
    const edits = [
      ...comments.map(range => ({ ...range, parts: [] })),
      ...addresses.map(range => ({ ...range, parts: [readAddress(start, range)] })),
      ...outside(prose, literal).flatMap(template => {
        const parts = convertTemplate(template);
        if (parts === null && !/^(?:\/|end)/.test(template.name)) left.push(template.text);
        return parts ? [{ ...template, parts }] : [];
      }),
    ];
    return edits
      .map(edit => ({ ...edit, start: edit.start + start, end: edit.end + start }))
      .filter(edit => edit.end <= end)
      .sort((a, b) => a.start - b.start || b.end - a.end);
  }

  function takeTemplates(start: number, end: number): Template[] {
    const taken: Template[] = [];
    for (let each = templates[next]; each && each.end <= end; each = templates[++next])
      if (each.start >= start) taken.push({ ...each, start: each.start - start, end: each.end - start });
    return taken;
  }

  /** An address may be, or contain, template code. */
  function readAddress(offset: number, { start, end, isPicture }: TextRange & { isPicture: boolean }): Part {
    const written = source.slice(offset + start, offset + end);
    return { address: withoutTemplates(written), isPicture };
  }

  function addCode(block: CodeBlock): void {
    const { open, close } = block;
    const converted = convertCode(source, block);
    if (converted === null) left.push(open.text);
    add(converted ?? source.slice(open.start, close.end));
  }

  function finish(): PreparedText {
    return { text: pieces.join(''), addresses: new Uint32Array(addresses), templates: [...new Set(left)] };
  }

  return { addProse, addCode, finish };
}

/** Finds the text between `{% raw %}` and `{% endraw %}`, which is literal. */
function listLiteral(templates: Template[]): TextRange[] {
  const ranges: TextRange[] = [];
  let start: number | undefined;
  for (const { name, ...range } of templates) {
    if (name === 'raw') start ??= range.end;
    if (name !== 'endraw' || start === undefined) continue;
    ranges.push({ start, end: range.start });
    start = undefined;
  }
  return ranges;
}
