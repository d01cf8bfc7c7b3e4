import { type ParticleField, type Point, presenceOf, visitLinks } from './particle-field';

export type ParticleColors = { tick: string; pointer: string };

/** Links are painted in this many strengths, each with one stroke: a stroke for each link would cost several times as much. */
const STRENGTHS = 8;
const STRONGEST_LINK = 0.6;
const SHORTEST_TICK = 4;
const LONGEST_TICK = 12;

type Line = { from: Point; to: Point };

/** Draws particles as ticks of a scale, and their links. The context's unit is the CSS pixel. */
export function paintParticles(
  context: CanvasRenderingContext2D,
  field: ParticleField,
  colors: ParticleColors,
): void {
  context.clearRect(0, 0, field.width, field.height);
  // One pixel of the screen: without a graphics processor wider strokes take ten times as long (12 ms a frame at the size of a phone).
  context.lineWidth = 1 / context.getTransform().a;
  const { between, toPointer } = sortLinks(field);
  strokeLines(context, between, colors.tick);
  strokeLines(context, toPointer, colors.pointer);

  context.fillStyle = colors.tick;
  for (const particle of field.particles) {
    context.globalAlpha = presenceOf(particle);
    fillTick(context, particle, SHORTEST_TICK + particle.weight * (LONGEST_TICK - SHORTEST_TICK));
  }
  context.globalAlpha = 1;
  context.fillStyle = colors.pointer;
  if (field.pointer) fillTick(context, field.pointer, LONGEST_TICK);
}

function fillTick(context: CanvasRenderingContext2D, { x, y }: Point, length: number): void {
  context.fillRect(x - 0.75, y - length / 2, 1.5, length);
}

function sortLinks(field: ParticleField): { between: Line[][]; toPointer: Line[][] } {
  const between = emptyStrengths();
  const toPointer = emptyStrengths();
  visitLinks(field, (one, other, closeness) => {
    if (other !== null) {
      const presence = Math.min(presenceOf(one), presenceOf(other));
      between[strengthOf(closeness * presence)]?.push({ from: one, to: other });
    } else if (field.pointer) {
      // What flees the mouse stays near the end of its reach, where links are faint.
      toPointer[strengthOf(Math.sqrt(closeness) * presenceOf(one))]?.push({ from: one, to: field.pointer });
    }
  });
  return { between, toPointer };
}

function strengthOf(share: number): number {
  return Math.ceil(share * STRENGTHS) - 1;
}

function emptyStrengths(): Line[][] {
  return Array.from({ length: STRENGTHS }, () => []);
}

function strokeLines(context: CanvasRenderingContext2D, byStrength: Line[][], color: string): void {
  context.strokeStyle = color;
  byStrength.forEach((lines, strength) => {
    if (lines.length === 0) return;
    context.globalAlpha = ((strength + 1) / STRENGTHS) * STRONGEST_LINK;
    context.beginPath();
    for (const { from, to } of lines) {
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
    context.stroke();
  });
}
