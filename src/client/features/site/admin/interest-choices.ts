import { type DrawingName, getDrawing } from '#shared/drawing-names';
import { DEFAULT_TOPICS } from '#shared/site-defaults';
import type { SiteTopic } from './settings-fields';

export const DRAWING_LABELS: Record<DrawingName, string> = {
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

/** The interests that setup offers, each with a different drawing. The owner can edit names and descriptions. */
export const INTEREST_CHOICES: readonly SiteTopic[] = [
  ...DEFAULT_TOPICS.map((topic, index) => ({ ...topic, drawing: getDrawing(topic, index) })),
  choice('Mobile Apps', 'phone', 'mobile-screen', 'One-handed apps that also work offline.'),
  choice('Cloud', 'cloud', 'cloud', 'Services that start, scale and fail as planned.'),
  choice('Data', 'bars', 'chart-column', 'From raw records to figures you can trust.'),
  choice('Security', 'shield', 'shield-halved', 'Threat models, hardening and safe defaults.'),
  choice('Games', 'gamepad', 'gamepad', 'Rules, worlds and sixty frames a second.'),
  choice('Audio', 'wave', 'wave-square', 'Recording, shaping and playing sound on time.'),
  choice('Embedded Systems', 'chip', 'microchip', 'Firmware for little memory and less power.'),
  choice('Research', 'plot', 'flask', 'Questions, measurements and their error bars.'),
  choice('Writing', 'sheet', 'pen-nib', 'Articles that explain what was done and why.'),
  choice('Design', 'curve', 'bezier-curve', 'Shapes and interfaces, down to the last curve.'),
  choice('Robotics', 'arm', 'robot', 'Machines that see, decide and reach.'),
  choice('Networks', 'mesh', 'network-wired', 'Routes for packets, and detours around faults.'),
];

function choice(name: string, drawing: DrawingName, icon: string, description: string): SiteTopic {
  return { name, description, icon: `fa-solid fa-${icon}`, drawing };
}
