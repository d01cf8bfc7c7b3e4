import { Router } from 'express';
import { type CreateFileOperations } from '#server/api/openapi/file-operations';
import type { MarkdownSource } from './markdown-source';
/** Creates the route that receives an archive of Markdown files. */
export declare function createMarkdownRoute({ receive }: MarkdownSource): Router;
/** Describes the route in the API reference. */
export declare const createMarkdownOperations: CreateFileOperations;
