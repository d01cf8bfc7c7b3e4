/** Those of the interests that every site begins with, in their order. */
const FIRST_DRAWINGS = ['network', 'page', 'board', 'print', 'frame'] as const;
const MORE_DRAWINGS = [
  ...(['phone', 'cloud', 'bars', 'shield', 'gamepad', 'wave'] as const),
  ...(['chip', 'plot', 'sheet', 'curve', 'arm', 'mesh'] as const),
] as const;
export type MoreDrawing = (typeof MORE_DRAWINGS)[number];

/** What an interest may be drawn as. */
export const DRAWINGS = [...FIRST_DRAWINGS, ...MORE_DRAWINGS] as const;
export type DrawingName = (typeof DRAWINGS)[number];

export function isDrawing(name: string): name is DrawingName {
  return DRAWINGS.some(drawing => drawing === name);
}

/** As many interests as the drawing on the home page has layers at most. */
export const MAX_LAYERS = 8;

/** What an interest is drawn as: its own choice, else what its place in the list has. */
export function drawingOf(topic: { drawing?: DrawingName | undefined }, index: number): DrawingName {
  return topic.drawing ?? FIRST_DRAWINGS[index % FIRST_DRAWINGS.length] ?? 'frame';
}
