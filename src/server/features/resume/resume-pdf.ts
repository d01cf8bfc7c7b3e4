import PDFDocument from 'pdfkit';
import { isSettable } from '#server/core/font/settable-text';
import type { Typefaces } from '#server/core/font/typefaces';
import { currentMoment } from '#server/core/runtime/clock';
import {
  type ResumeContent,
  type ResumeEntry,
  type ResumeSection,
  toReadableAddress,
} from './resume-content';
import { createResumeLayout, type ResumeLayout } from './resume-layout';
import { toSettableResume } from './settable-resume';

/** Renders the document as an A4 PDF with selectable, tagged text and embedded fonts. */
export async function resumePdf(content: ResumeContent, faces: Typefaces): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    // Without this option, the document starts with a standard font.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: {
      Title: `Resume of ${content.name}`,
      Author: content.name,
      Subject: content.role,
      Creator: 'portfolio',
      CreationDate: currentMoment(),
    },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });

  const layout = createResumeLayout(document, faces);
  const settable = toSettableResume(content, text => isSettable(text, faces)).content;
  drawHead(layout, settable);
  for (const section of settable.sections) drawSection(layout, section);
  layout.finish(settable.name);
  document.end();
  await written;
  return Buffer.concat(chunks);
}

function drawHead(layout: ResumeLayout, content: ResumeContent): void {
  const { name, role, facts, links, introduction } = content;
  const isNamed = layout.line('H1', name, 'name');
  const hasRole = isNamed ? layout.line('P', role, 'role') : layout.line('H1', role, 'name');
  if (!isNamed && !hasRole) layout.line('H1', 'Resume', 'name');
  layout.line('P', joinTexts(facts, ' · '), 'small');
  layout.links(
    links.map(({ label, url }) => {
      return { text: [label, toReadableAddress(url)].filter(part => part !== '').join(': '), url };
    }),
  );
  if (introduction.length > 0) layout.space(8);
  for (const paragraph of introduction) layout.line('P', paragraph, 'lead');
}

function drawSection(layout: ResumeLayout, { title, entries, note }: ResumeSection): void {
  const [first] = entries;
  layout.heading(title, first ? entryHeight(layout, first) : 0);
  // Entries that are only text take the full width.
  const draw = entries.some(({ aside, title }) => aside !== '' || title !== '') ? drawEntry : drawText;
  const rest = { aside: '', title: '', paragraphs: [note], names: [], link: null };
  for (const entry of entries) {
    // Keeps the note about further items from starting a page.
    if (note !== '' && entry === entries.at(-1)) {
      layout.keepTogether(entryHeight(layout, entry) + ENTRY_GAP + entryHeight(layout, rest));
    }
    draw(layout, entry);
  }
  if (note !== '') drawEntry(layout, rest);
}

const ENTRY_GAP = 9;

function drawEntry(layout: ResumeLayout, entry: ResumeEntry): void {
  const { aside, title, link } = entry;
  const gap = title === '' ? 4 : ENTRY_GAP;
  layout.row({ aside, gap, height: entryHeight(layout, entry) }, () => {
    layout.line('H3', title, 'title');
    drawText(layout, entry);
    if (link) layout.links([{ text: link.label, url: link.url }]);
  });
}

function drawText(layout: ResumeLayout, entry: ResumeEntry): void {
  for (const text of listTexts(entry)) layout.line('P', text, 'text');
}

function listTexts({ paragraphs, names }: ResumeEntry): string[] {
  return [...paragraphs, joinTexts(names, ', ')];
}

/** Joins texts that may have different directions, each of which keeps its own. */
function joinTexts(texts: string[], separator: string): string {
  return texts.map(text => `\u2068${text}\u2069`).join(separator);
}

function entryHeight(layout: ResumeLayout, entry: ResumeEntry): number {
  const { title, link } = entry;
  const heights = [
    layout.measureHeight(title, 'title'),
    ...listTexts(entry).map(text => layout.measureHeight(text, 'text')),
    link ? layout.measureHeight(link.label, 'small') : 0,
  ];
  return heights.reduce((sum, height) => sum + height, 0);
}
