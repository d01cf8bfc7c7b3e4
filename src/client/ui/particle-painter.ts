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
  context.lineWidth = 1;
  const { between, toPointer } = sortLinks(field);
  strokeLines(context, between, colors.tick);
  strokeLines(context, toPointer, colors.pointer);

  context.fillStyle = colors.tick;
  for (const particle of field.particles) {
    const length = SHORTEST_TICK + particle.weight * (LONGEST_TICK - SHORTEST_TICK);
    context.globalAlpha = presenceOf(particle);
    context.fillRect(particle.x - 0.75, particle.y - length / 2, 1.5, length);
  }
  context.globalAlpha = 1;
}

function sortLinks(field: ParticleField): { between: Line[][]; toPointer: Line[][] } {
  const between = emptyStrengths();
  const toPointer = emptyStrengths();
  visitLinks(field, (one, other, closeness) => {
    const presence = Math.min(presenceOf(one), other === null ? 1 : presenceOf(other));
    const strength = Math.ceil(closeness * presence * STRENGTHS) - 1;
    const to = other ?? field.pointer;
    if (to !== null) (other === null ? toPointer : between)[strength]?.push({ from: one, to });
  });
  return { between, toPointer };
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
