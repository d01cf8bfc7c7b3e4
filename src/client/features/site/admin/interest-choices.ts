import { type DrawingName, drawingOf } from '#shared/drawing-names';
import { DEFAULT_TOPICS } from '#shared/site-defaults';
import type { SiteTopic } from './settings-fields';

/** What each drawing shows, for whoever chooses one. */
export const DRAWING_LABELS: Record<DrawingName, string> = {
  network: 'Neural network',
  page: 'Web page',
  board: 'Circuit board',
  print: '3D print',
  frame: 'Frame with a dimension',
  phone: 'Phone',
  cloud: 'Cloud',
  bars: 'Bars of a chart',
  shield: 'Shield',
  gamepad: 'Gamepad',
  wave: 'Sound wave',
  chip: 'Microchip',
  plot: 'Measured curve',
  sheet: 'Sheet and pen',
  curve: 'Curve with handles',
  arm: 'Robot arm',
  mesh: 'Stations around a hub',
};

/** The interests that are offered, each with a drawing of its own; names and descriptions are for the owner to change. */
export const INTEREST_CHOICES: readonly SiteTopic[] = [
  ...DEFAULT_TOPICS.map((topic, index) => ({ ...topic, drawing: drawingOf(topic, index) })),
  choice('Mobile Apps', 'phone', 'mobile-screen', 'Apps for one hand, with and without a network.'),
  choice('Cloud', 'cloud', 'cloud', 'Services that start, scale and fail as planned.'),
  choice('Data', 'bars', 'chart-column', 'From raw records to a figure that can be trusted.'),
  choice('Security', 'shield', 'shield-halved', 'Threats that are named, and doors that stay shut.'),
  choice('Games', 'gamepad', 'gamepad', 'Rules, worlds and sixty frames a second.'),
  choice('Audio', 'wave', 'wave-square', 'Sound that is recorded, shaped and played in time.'),
  choice('Embedded Systems', 'chip', 'microchip', 'Firmware for little memory and less power.'),
  choice('Research', 'plot', 'flask', 'Questions, measurements and how far they may be off.'),
  choice('Writing', 'sheet', 'pen-nib', 'Texts that say what was done and why.'),
  choice('Design', 'curve', 'bezier-curve', 'Forms and interfaces, down to the last curve.'),
  choice('Robotics', 'arm', 'robot', 'Machines that see, decide and reach.'),
  choice('Networks', 'mesh', 'network-wired', 'Ways for packets, and ways around a fault.'),
];

function choice(name: string, drawing: DrawingName, icon: string, description: string): SiteTopic {
  return { name, description, icon: `fa-solid fa-${icon}`, drawing };
}
