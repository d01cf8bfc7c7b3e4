import type { Measure } from './fit-text';
import { arrangeLines, measureLine } from './text-lines';
import type { FontStack } from './typefaces';

export type TextStyle = {
  fonts: FontStack;
  size: number;
  /** The space between letters, in ems. */
  tracking?: number;
};

export function createMeasure({ fonts, size, tracking }: TextStyle): Measure {
  const widths = new Map<string, number>();
  return text => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    const [line] = arrangeLines([text], fonts);
    const width = line ? measureLine(line, tracking) * size : 0;
    widths.set(text, width);
    return width;
  };
}
