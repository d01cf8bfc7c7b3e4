import type { AnyTRPCRouter } from '@trpc/server';
import type { OpenedExtra, SiteParts } from './extra';
import type { Extras } from './extras';
type Opened<Each> = Each extends {
    open: (core: SiteParts) => infer Result;
} ? Result : OpenedExtra;
/** The opened extras by name, each with its exact type. */
export type OpenedExtras = {
    [Name in keyof Extras]: Opened<Extras[Name]>;
};
/** The routers of the extras that have one. */
type ExtraRouters = {
    [Name in keyof Extras as OpenedExtras[Name] extends {
        router: AnyTRPCRouter;
    } ? Name : never]: OpenedExtras[Name] extends {
        router: infer Router;
    } ? Router : never;
};
/** Opens every extra. */
export declare function openExtras(extras: Extras, core: SiteParts): OpenedExtras;
/** Returns the routers of the extras that have one. */
export declare function pickRouters(opened: OpenedExtras): ExtraRouters;
export {};
