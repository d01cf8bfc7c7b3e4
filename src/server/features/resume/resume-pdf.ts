import PDFDocument from 'pdfkit';
import { settableText } from '#server/core/font/settable-text';
import type { Typefaces } from '#server/core/font/typefaces';
import { type ResumeContent, type ResumeEntry, type ResumeSection, readableAddress } from './resume-content';
import { createSheet, type Sheet } from './resume-sheet';

/** Renders the document as an A4 PDF with selectable, tagged text and embedded fonts. */
export async function resumePdf(content: ResumeContent, faces: Typefaces): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    // Otherwise the document starts with a standard font.
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
    },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });

  const sheet = createSheet(document, faces);
  drawHead(sheet, content, faces);
  for (const section of content.sections) drawSection(sheet, section);
  sheet.finish(settableText(content.name, faces.text.font));
  document.end();
  await written;
  return Buffer.concat(chunks);
}

function drawHead(sheet: Sheet, content: ResumeContent, faces: Typefaces): void {
  const { name, role, facts, links, introduction } = content;
  const title = settableText(name, faces.bold.font) || settableText(role, faces.bold.font) || 'Resume';
  sheet.line('H1', title, 'name');
  if (title !== settableText(role, faces.bold.font)) sheet.line('P', role, 'role');
  sheet.line('P', facts.join('  ·  '), 'small');
  sheet.links(links.map(({ label, url }) => ({ text: `${label}: ${readableAddress(url)}`, url })));
  if (introduction.length > 0) sheet.space(8);
  for (const paragraph of introduction) sheet.line('P', paragraph, 'lead');
}

function drawSection(sheet: Sheet, { title, entries, note }: ResumeSection): void {
  const [first] = entries;
  sheet.heading(title, first ? entryHeight(sheet, first) : 0);
  // Without text beside them, entries take the full width.
  const draw = entries.some(({ aside }) => aside !== '') ? drawEntry : drawText;
  const rest = { aside: '', title: '', paragraphs: [note], link: null };
  for (const entry of entries) {
    // Keeps the note about further items from starting a page.
    if (note !== '' && entry === entries.at(-1)) {
      sheet.keepTogether(entryHeight(sheet, entry) + ENTRY_GAP + entryHeight(sheet, rest));
    }
    draw(sheet, entry);
  }
  if (note !== '') drawEntry(sheet, rest);
}

const ENTRY_GAP = 9;

function drawEntry(sheet: Sheet, entry: ResumeEntry): void {
  const { aside, title, paragraphs, link } = entry;
  const gap = title === '' ? 4 : ENTRY_GAP;
  sheet.row({ aside, gap, height: entryHeight(sheet, entry) }, () => {
    sheet.line('H3', title, 'title');
    for (const paragraph of paragraphs) sheet.line('P', paragraph, 'text');
    if (link) sheet.links([{ text: link.label, url: link.url }]);
  });
}

function drawText(sheet: Sheet, { paragraphs }: ResumeEntry): void {
  for (const paragraph of paragraphs) sheet.line('P', paragraph, 'text');
}

function entryHeight(sheet: Sheet, { title, paragraphs, link }: ResumeEntry): number {
  const heights = [
    sheet.measureHeight(title, 'title'),
    ...paragraphs.map(paragraph => sheet.measureHeight(paragraph, 'text')),
    link ? sheet.measureHeight(link.label, 'small') : 0,
  ];
  return heights.reduce((sum, height) => sum + height, 0);
}
