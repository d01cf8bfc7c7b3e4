import type { Readable } from 'node:stream';
import { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express';
import type { Services } from '#server/composition/services';
type ArchiveServices = Pick<Services, 'auth' | 'backups'>;
/** Creates the endpoint that sends and receives backups, as streams of any length. */
export declare function createArchiveEndpoint({ auth, backups }: ArchiveServices): Router;
/**
 * Creates the handlers before a download of the owner. They also accept the token in a form, whose response a browser
 * saves to disk without buffering it. Two of its downloads may run at a time.
 */
export declare function guardDownloads(auth: Services['auth']): RequestHandler[];
/** Sets the headers of a zip file. Returns its name, which is `name` with the date. */
export declare function startDownload(response: Response, name: string): string;
/** Creates the handlers that receive a zip file from the owner as a stream. Responds with what `receive` returns. */
export declare function receiveArchive(receive: (content: Readable) => Promise<object>): RequestHandler[];
/** Responds to a failed transfer of an archive. */
export declare const handleArchiveError: ErrorRequestHandler;
export {};
