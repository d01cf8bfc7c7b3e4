import type { AnyTRPCRouter } from '@trpc/server';
import { mapValues } from '#shared/map-values';
import type { Extra, OpenedExtra, SiteParts } from './extra';
import type { Extras } from './extras';

type Opened<Each> = Each extends { open: (core: SiteParts) => infer Result } ? Result : OpenedExtra;

/** The opened extras by name, each with its exact type. */
export type OpenedExtras = { [Name in keyof Extras]: Opened<Extras[Name]> };

/** The routers of the extras that have one. */
type ExtraRouters = {
  [Name in keyof Extras as OpenedExtras[Name] extends { router: AnyTRPCRouter }
    ? Name
    : never]: OpenedExtras[Name] extends { router: infer Router } ? Router : never;
};

// TypeScript can't derive the type of a value from that of its name, so the overloads below state it.

/** Opens every extra. */
export function openExtras(extras: Extras, core: SiteParts): OpenedExtras;
export function openExtras(extras: Record<string, Extra>, core: SiteParts): Record<string, OpenedExtra> {
  return mapValues(extras, extra => extra.open?.(core) ?? {});
}

/** Returns the routers of the extras that have one. */
export function pickRouters(opened: OpenedExtras): ExtraRouters;
export function pickRouters(opened: Record<string, OpenedExtra>): Record<string, AnyTRPCRouter> {
  return Object.fromEntries(
    Object.entries(opened).flatMap(([name, { router }]) => (router ? [[name, router]] : [])),
  );
}
