import { z } from 'zod';
/** Allows `points` uses of one key in each period of `seconds`. Null means that the limit is off. */
export type Limit = {
    points: number;
    seconds: number;
} | null;
/** The seconds of a unit in settings. */
export declare const UNIT_SECONDS: Record<string, number>;
/** Reads `30/15m` as 30 in 15 minutes, and `off` as no limit. */
export declare function limitSetting(fallback: string): z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<{
    points: number;
    seconds: number;
} | null, string>>;
export declare function wholeNumber(fallback: number, min: number, max: number): z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<number, string>>;
export declare function toWholeNumber(min: number, max: number): (text: string, context: z.RefinementCtx<string>) => number;
export declare function secret(): z.ZodOptional<z.ZodString>;
export declare function webAddress(): z.ZodString;
/** Returns true for the address of a database on a server, such as `mysql://user:password@host:3306/name`. */
export declare function isMysqlAddress(text: string): boolean;
export declare const emailAddress: z.ZodEmail;
/** A list of origins, each of which is a scheme and a host without a path. */
export declare const originList: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string[], string>>;
/** Express's `trust proxy` setting: off, a number of proxies, or a list of their addresses. */
export declare const trustProxy: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string | number | false, string>>;
