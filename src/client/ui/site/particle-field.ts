/** Fixed numbers of the field: distances in CSS pixels, times in seconds. */
export const PARTICLE_COUNT = 100;
export const LINK_DISTANCE = 100;
export const REPEL_RADIUS = 100;
export const LIFE_SECONDS = { min: 10, max: 25 };
export const LONELY_SECONDS = 10;

/** Pixels per second: the fastest drift along an axis, and the push of a pointer that is right there. */
const DRIFT = 14;
const PUSH = 160;
/** How long a particle takes to appear and to go. */
const FADE_SECONDS = 1;
/** After a pause the field goes on where it stopped, instead of leaping through the time that it missed. */
const LONGEST_STEP = 0.05;

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export type Particle = Point & {
  velocityX: number;
  velocityY: number;
  age: number;
  lifetime: number;
  /** Seconds since it was last linked to another particle or to the pointer. */
  lonely: number;
  /** How large it is drawn, from 0 to 1. */
  weight: number;
};

export type ParticleField = Size & {
  particles: Particle[];
  /** The particle that follows the mouse; null while the mouse is elsewhere. */
  pointer: Point | null;
  /** From 0 up to 1. */
  random: () => number;
};

/** Full of particles that have just appeared. */
export function createParticleField({ width, height }: Size, random = Math.random): ParticleField {
  const field: ParticleField = { width, height, particles: [], pointer: null, random };
  field.particles = Array.from({ length: PARTICLE_COUNT }, () => ({
    ...newParticle(field),
    age: FADE_SECONDS,
  }));
  return field;
}

/** Moves time on: particles drift, flee the pointer, and give way to new ones. */
export function stepParticleField(field: ParticleField, elapsed: number): void {
  const seconds = Math.min(elapsed, LONGEST_STEP);
  for (const particle of field.particles) {
    particle.age += seconds;
    particle.lonely += seconds;
    fleePointer(particle, field.pointer, seconds);
    drift(particle, field, seconds);
  }
  visitLinks(field, (one, other) => {
    one.lonely = 0;
    if (other !== null) other.lonely = 0;
  });
  field.particles.forEach((particle, index) => {
    if (particle.age >= particle.lifetime || particle.lonely >= LONELY_SECONDS) {
      field.particles[index] = newParticle(field);
    }
  });
}

/** Keeps every particle at its place in proportion. */
export function resizeParticleField(field: ParticleField, { width, height }: Size): void {
  for (const particle of field.particles) {
    particle.x *= field.width > 0 ? width / field.width : 0;
    particle.y *= field.height > 0 ? height / field.height : 0;
  }
  field.width = width;
  field.height = height;
}

/** Calls back for each pair closer than the link distance, `other` being null for the pointer; closeness goes from 0 to 1. */
export function visitLinks(
  { particles, pointer }: Pick<ParticleField, 'particles' | 'pointer'>,
  visit: (one: Particle, other: Particle | null, closeness: number) => void,
): void {
  particles.forEach((one, index) => {
    for (let next = index + 1; next < particles.length; next += 1) {
      const other = particles[next];
      const closeness = other === undefined ? 0 : closenessOf(one, other);
      if (other !== undefined && closeness > 0) visit(one, other, closeness);
    }
    const closeness = pointer === null ? 0 : closenessOf(one, pointer);
    if (closeness > 0) visit(one, null, closeness);
  });
}

/** How much of a particle is there, from 0 to 1: it fades in, and out before it goes. */
export function presenceOf({ age, lifetime, lonely }: Particle): number {
  const left = Math.min(lifetime - age, LONELY_SECONDS - lonely);
  return Math.max(0, Math.min(1, age / FADE_SECONDS, left / FADE_SECONDS));
}

function closenessOf(one: Point, other: Point): number {
  const across = one.x - other.x;
  const down = one.y - other.y;
  const squared = across * across + down * down;
  return squared < LINK_DISTANCE * LINK_DISTANCE ? 1 - Math.sqrt(squared) / LINK_DISTANCE : 0;
}

/** Anywhere, but more often at the right: at the left stands the heading. */
function newParticle({ width, height, random }: Size & Pick<ParticleField, 'random'>): Particle {
  return {
    x: (1 - random() ** 1.7) * width,
    y: random() * height,
    velocityX: (random() * 2 - 1) * DRIFT,
    velocityY: (random() * 2 - 1) * DRIFT,
    age: 0,
    lifetime: LIFE_SECONDS.min + random() * (LIFE_SECONDS.max - LIFE_SECONDS.min),
    lonely: 0,
    weight: random(),
  };
}

function fleePointer(particle: Particle, pointer: Point | null, seconds: number): void {
  if (pointer === null) return;
  const across = particle.x - pointer.x;
  const down = particle.y - pointer.y;
  const distance = Math.hypot(across, down);
  if (distance === 0 || distance >= REPEL_RADIUS) return;
  const way = (PUSH * seconds * (1 - distance / REPEL_RADIUS)) / distance;
  particle.x += across * way;
  particle.y += down * way;
}

/** The edges throw particles back. */
function drift(particle: Particle, { width, height }: Size, seconds: number): void {
  const x = particle.x + particle.velocityX * seconds;
  const y = particle.y + particle.velocityY * seconds;
  if (x < 0 || x > width) particle.velocityX *= -1;
  if (y < 0 || y > height) particle.velocityY *= -1;
  particle.x = Math.max(0, Math.min(width, x));
  particle.y = Math.max(0, Math.min(height, y));
}
