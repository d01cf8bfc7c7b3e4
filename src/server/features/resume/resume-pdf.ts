import PDFDocument from 'pdfkit';
import { toRenderableText } from '#server/core/font/renderable-text';
import type { Typefaces } from '#server/core/font/typefaces';
import { currentMoment } from '#server/core/runtime/clock';
import {
  type ResumeContent,
  type ResumeEntry,
  type ResumeSection,
  toReadableAddress,
} from './resume-content';
import { createResumeLayout, type ResumeLayout } from './resume-layout';

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
  drawHead(layout, content, faces);
  for (const section of content.sections) drawSection(layout, section);
  layout.finish(toRenderableText(content.name, faces.text.font));
  document.end();
  await written;
  return Buffer.concat(chunks);
}

function drawHead(layout: ResumeLayout, content: ResumeContent, faces: Typefaces): void {
  const { name, role, facts, links, introduction } = content;
  const title =
    toRenderableText(name, faces.bold.font) || toRenderableText(role, faces.bold.font) || 'Resume';
  layout.line('H1', title, 'name');
  if (title !== toRenderableText(role, faces.bold.font)) layout.line('P', role, 'role');
  layout.line('P', facts.join('  ·  '), 'small');
  layout.links(links.map(({ label, url }) => ({ text: `${label}: ${toReadableAddress(url)}`, url })));
  if (introduction.length > 0) layout.space(8);
  for (const paragraph of introduction) layout.line('P', paragraph, 'lead');
}

function drawSection(layout: ResumeLayout, { title, entries, note }: ResumeSection): void {
  const [first] = entries;
  layout.heading(title, first ? entryHeight(layout, first) : 0);
  // Without text beside them, entries take the full width.
  const draw = entries.some(({ aside }) => aside !== '') ? drawEntry : drawText;
  const rest = { aside: '', title: '', paragraphs: [note], link: null };
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
  const { aside, title, paragraphs, link } = entry;
  const gap = title === '' ? 4 : ENTRY_GAP;
  layout.row({ aside, gap, height: entryHeight(layout, entry) }, () => {
    layout.line('H3', title, 'title');
    for (const paragraph of paragraphs) layout.line('P', paragraph, 'text');
    if (link) layout.links([{ text: link.label, url: link.url }]);
  });
}

function drawText(layout: ResumeLayout, { paragraphs }: ResumeEntry): void {
  for (const paragraph of paragraphs) layout.line('P', paragraph, 'text');
}

function entryHeight(layout: ResumeLayout, { title, paragraphs, link }: ResumeEntry): number {
  const heights = [
    layout.measureHeight(title, 'title'),
    ...paragraphs.map(paragraph => layout.measureHeight(paragraph, 'text')),
    link ? layout.measureHeight(link.label, 'small') : 0,
  ];
  return heights.reduce((sum, height) => sum + height, 0);
}
