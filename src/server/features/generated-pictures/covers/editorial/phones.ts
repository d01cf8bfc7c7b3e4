import type { Random } from '#server/features/generated-pictures/covers/random';
import { type Disc, type Scene, type Scenes, SKY, stack, times, toSkyDisc } from './scene';

/** Round things: phases of a moon, and a planet with a moon. */
export const phones: Scenes = [random => drawPhases(random, 3), drawPlanet, random => drawPhases(random, 4)];

/** The light of `phase` 0 comes from behind the viewer. Phases are in radians. */
type Sphere = Disc & { phase: number };

function drawPhases(random: Random, count: number): Scene {
  const y = random.between(400, 470);
  const radius = random.between(500, 570) / count;
  const spheres = times(count, index => ({
    x: 64 + (1472 * (index + 0.5)) / count,
    y,
    radius,
    phase: (3.2 * (index + random.between(0.1, 0.9))) / count - 1.6,
  }));
  const [disc] = spheres.splice(random.integer(0, count - 1), 1);
  return toScene(spheres, disc);
}

function drawPlanet(random: Random): Scene {
  const side = random.pick([-1, 1]);
  const [x, y] = [800 - side * random.between(240, 420), random.between(480, 760)];
  const planet = { x, y, radius: random.between(400, 560), phase: -side * random.between(0.5, 1.1) };
  return toScene([planet], toSkyDisc(random, side));
}

function toScene(spheres: Sphere[], disc: Disc = { x: 800, y: 450, radius: 150 }): Scene {
  const tone = stack(
    spheres,
    (sphere, x, y) => {
      const [dx, dy] = [(x - sphere.x) / sphere.radius, (y - sphere.y) / sphere.radius];
      const height = Math.sqrt(1 - dx * dx - dy * dy);
      if (Number.isNaN(height)) return;
      return 0.92 - 1.08 * (dx * Math.sin(sphere.phase) + height * Math.cos(sphere.phase) - dy * 0.27);
    },
    (_, y) => (y > 740 ? 0.5 : SKY),
  );
  return { tone, disc };
}
