import { type ParticleField, type Point, toOpacity, visitLinks } from './particle-field';

export type ParticleColors = { tick: string; pointer: string };

/** The number of opacity levels. One stroke per level is several times faster than one per link. */
const LEVELS = 8;
const MAX_LINK_OPACITY = 0.6;
const MIN_TICK = 4;
const MAX_TICK = 12;

type Line = { from: Point; to: Point };

/** Draws the particles and their links. The unit of the context is the CSS pixel. */
export function paintParticles(
  context: CanvasRenderingContext2D,
  field: ParticleField,
  colors: ParticleColors,
): void {
  context.clearRect(0, 0, field.width, field.height);
  // Lines are one screen pixel wide. Without a GPU, wider strokes take ten times as long (12 ms a frame on a
  // phone).
  context.lineWidth = 1 / context.getTransform().a;
  const { between, toPointer } = sortLinks(field);
  strokeLines(context, between, colors.tick);
  strokeLines(context, toPointer, colors.pointer);

  context.fillStyle = colors.tick;
  for (const particle of field.particles) {
    context.globalAlpha = toOpacity(particle);
    fillTick(context, particle, MIN_TICK + particle.weight * (MAX_TICK - MIN_TICK));
  }
  context.globalAlpha = 1;
  context.fillStyle = colors.pointer;
  if (field.pointer) fillTick(context, field.pointer, MAX_TICK);
}

function fillTick(context: CanvasRenderingContext2D, { x, y }: Point, length: number): void {
  context.fillRect(x - 0.75, y - length / 2, 1.5, length);
}

function sortLinks(field: ParticleField): { between: Line[][]; toPointer: Line[][] } {
  const between = emptyLevels();
  const toPointer = emptyLevels();
  visitLinks(field, (one, other, closeness) => {
    if (other !== null) {
      const opacity = Math.min(toOpacity(one), toOpacity(other));
      between[toLevel(closeness * opacity)]?.push({ from: one, to: other });
    } else if (field.pointer) {
      // Particles near the mouse stay at the edge of its radius. The square root keeps their links visible.
      toPointer[toLevel(Math.sqrt(closeness) * toOpacity(one))]?.push({ from: one, to: field.pointer });
    }
  });
  return { between, toPointer };
}

function toLevel(share: number): number {
  return Math.ceil(share * LEVELS) - 1;
}

function emptyLevels(): Line[][] {
  return Array.from({ length: LEVELS }, () => []);
}

function strokeLines(context: CanvasRenderingContext2D, levels: Line[][], color: string): void {
  context.strokeStyle = color;
  levels.forEach((lines, level) => {
    if (lines.length === 0) return;
    context.globalAlpha = ((level + 1) / LEVELS) * MAX_LINK_OPACITY;
    context.beginPath();
    for (const { from, to } of lines) {
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
    context.stroke();
  });
}
