import { extractText } from 'unpdf';

/** Reads the text of all pages of a PDF, as a viewer finds and copies it. */
export async function readPdfText(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.normalize('NFC').replace(/\s+/g, ' ');
}
