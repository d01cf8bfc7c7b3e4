/** Distances are in CSS pixels, and times in seconds. */
export const PARTICLE_COUNT = 100;
export const LINK_DISTANCE = 100;
export const REPEL_RADIUS = 100;
export const LIFE_SECONDS = { min: 10, max: 25 };
export const LONELY_SECONDS = 10;

/** The maximum drift along an axis, and the push of the pointer at distance zero, in pixels per second. */
const DRIFT = 14;
const PUSH = 160;
const FADE_SECONDS = 1;
/** Limits a step, so that particles do not jump after a pause. */
const MAX_STEP_SECONDS = 0.05;

export type Point = { x: number; y: number };
type Size = { width: number; height: number };

export type Particle = Point & {
  velocityX: number;
  velocityY: number;
  age: number;
  lifetime: number;
  /** The seconds since the particle was last linked to another one or to the pointer. */
  lonely: number;
  /** The relative size, from 0 to 1. */
  weight: number;
};

export type ParticleField = Size & {
  particles: Particle[];
  /** The position of the mouse, or null while it is outside. */
  pointer: Point | null;
  /** Returns a number from 0 up to 1. */
  random: () => number;
};

/** Creates a field of particles that have just faded in. */
export function createParticleField({ width, height }: Size, random = Math.random): ParticleField {
  const field: ParticleField = { width, height, particles: [], pointer: null, random };
  field.particles = Array.from({ length: PARTICLE_COUNT }, () => ({
    ...newParticle(field),
    age: FADE_SECONDS,
  }));
  return field;
}

/** Advances the time. Particles drift, avoid the pointer, and are replaced at the end of their lifetime. */
export function stepParticleField(field: ParticleField, elapsed: number): void {
  const seconds = Math.min(elapsed, MAX_STEP_SECONDS);
  for (const particle of field.particles) {
    particle.age += seconds;
    particle.lonely += seconds;
    avoidPointer(particle, field.pointer, seconds);
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

export function resizeParticleField(field: ParticleField, { width, height }: Size): void {
  for (const particle of field.particles) {
    particle.x *= field.width > 0 ? width / field.width : 0;
    particle.y *= field.height > 0 ? height / field.height : 0;
  }
  field.width = width;
  field.height = height;
}

/**
 * Visits each pair closer than the link distance. `other` is null for the pointer, and closeness is from 0 to
 * 1.
 */
export function visitLinks(
  { particles, pointer }: Pick<ParticleField, 'particles' | 'pointer'>,
  visit: (one: Particle, other: Particle | null, closeness: number) => void,
): void {
  particles.forEach((one, index) => {
    for (let next = index + 1; next < particles.length; next += 1) {
      const other = particles[next];
      const closeness = other === undefined ? 0 : toCloseness(one, other);
      if (other !== undefined && closeness > 0) visit(one, other, closeness);
    }
    const closeness = pointer === null ? 0 : toCloseness(one, pointer);
    if (closeness > 0) visit(one, null, closeness);
  });
}

export function toOpacity({ age, lifetime, lonely }: Particle): number {
  const left = Math.min(lifetime - age, LONELY_SECONDS - lonely);
  return Math.max(0, Math.min(1, age / FADE_SECONDS, left / FADE_SECONDS));
}

function toCloseness(one: Point, other: Point): number {
  const across = one.x - other.x;
  const down = one.y - other.y;
  const squared = across * across + down * down;
  return squared < LINK_DISTANCE * LINK_DISTANCE ? 1 - Math.sqrt(squared) / LINK_DISTANCE : 0;
}

/** Creates a particle at a random position, more often on the right, because the heading is on the left. */
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

function avoidPointer(particle: Particle, pointer: Point | null, seconds: number): void {
  if (pointer === null) return;
  const across = particle.x - pointer.x;
  const down = particle.y - pointer.y;
  const distance = Math.hypot(across, down);
  if (distance === 0 || distance >= REPEL_RADIUS) return;
  const push = (PUSH * seconds * (1 - distance / REPEL_RADIUS)) / distance;
  particle.x += across * push;
  particle.y += down * push;
}

function drift(particle: Particle, { width, height }: Size, seconds: number): void {
  const x = particle.x + particle.velocityX * seconds;
  const y = particle.y + particle.velocityY * seconds;
  if (x < 0 || x > width) particle.velocityX *= -1;
  if (y < 0 || y > height) particle.velocityY *= -1;
  particle.x = Math.max(0, Math.min(width, x));
  particle.y = Math.max(0, Math.min(height, y));
}
