import type { GenerateOpenApiDocumentOptions } from 'trpc-openapi';
import type { z } from 'zod';
import { type FailureStatus } from '#server/core/procedures/failures';
export type Paths = NonNullable<GenerateOpenApiDocumentOptions['paths']>;
export type Operation = NonNullable<Paths[string]['post']>;
/** Creates operations that are not procedures, all of which require the owner. */
export type CreateFileOperations = (security: NonNullable<Operation['security']>) => Paths;
export declare const ZIP: {
    'application/zip': {
        schema: {
            type: 'string';
            format: string;
        };
    };
};
type StagedUpload = {
    operationId: string;
    summary: string;
    description: string;
    result: string;
    json: {
        schema: z.ZodType;
        example: unknown;
    };
};
/**
 * Creates the operations that send or receive files and streams. They are not procedures, so the generator
 * does not find them. They all require the owner.
 */
export declare const createCoreFileOperations: CreateFileOperations;
/** Describes the upload of a zip file that the server stages for a later request. */
export declare function describeStagedUpload(security: NonNullable<Operation['security']>, { result, json, ...described }: StagedUpload): Operation;
export declare function failures(...statuses: FailureStatus[]): Operation['responses'];
export {};
