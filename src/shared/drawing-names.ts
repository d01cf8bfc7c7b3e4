/** The drawings of the default interests, in their order. */
const FIRST_DRAWINGS = ['network', 'page', 'board', 'print', 'frame'] as const;
const MORE_DRAWINGS = [
  ...(['phone', 'cloud', 'bars', 'shield', 'gamepad', 'wave'] as const),
  ...(['chip', 'plot', 'sheet', 'curve', 'arm', 'mesh'] as const),
] as const;
export type MoreDrawing = (typeof MORE_DRAWINGS)[number];

export const DRAWINGS = [...FIRST_DRAWINGS, ...MORE_DRAWINGS] as const;
export type DrawingName = (typeof DRAWINGS)[number];

export const MAX_LAYERS = 8;

/** Returns the chosen drawing of an interest, or else the one for its position in the list. */
export function toDrawing(topic: { drawing?: DrawingName | undefined }, index: number): DrawingName {
  return topic.drawing ?? FIRST_DRAWINGS[index % FIRST_DRAWINGS.length] ?? 'frame';
}
