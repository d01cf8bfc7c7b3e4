import type { CoverSketch } from './sketch';

export function drawTerminal({ random }: CoverSketch): string {
  const x = Math.round(random.between(200, 1200));
  return `<rect x="${x}" y="300" width="300" height="300" fill="var(--accent)"/>`;
}
