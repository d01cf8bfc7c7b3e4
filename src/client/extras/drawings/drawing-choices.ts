import type { DrawingChoice } from '#client/features/site/admin/settings-fields';
import { DRAWINGS, type DrawingName } from '#shared/drawing-names';

const LABELS: Record<DrawingName, string> = {
  network: 'Neural network',
  page: 'Web page',
  board: 'Circuit board',
  print: '3D print',
  frame: 'Dimensioned frame',
  phone: 'Phone',
  cloud: 'Cloud',
  bars: 'Bar chart',
  shield: 'Shield',
  gamepad: 'Gamepad',
  wave: 'Sound wave',
  chip: 'Microchip',
  plot: 'Measured curve',
  sheet: 'Pen and paper',
  curve: 'Curve with handles',
  arm: 'Robot arm',
  mesh: 'Hub and spokes',
};

/** The drawings that an interest can have, in the order of the choice. */
export const drawingChoices: readonly DrawingChoice[] = DRAWINGS.map(value => ({
  value,
  label: LABELS[value],
}));
