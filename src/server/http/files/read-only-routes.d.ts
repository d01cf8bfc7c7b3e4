import { type Request, type RequestHandler, type Response } from 'express';
type ReadOnlyHandler = (request: Request, response: Response) => Promise<void> | void;
/** Creates routes for GET and HEAD outside of the API, which report failures as plain text. */
export declare function createReadOnlyRoutes(): {
    routes: import("express-serve-static-core").Router;
    add: (path: string, handler: ReadOnlyHandler) => void;
};
/** Refuses methods other than GET and HEAD. */
export declare const requireReading: RequestHandler;
/** Sends 304 and returns true if the caller's copy has this tag. */
export declare function sendNotModified(request: Request, response: Response, tag: string): boolean;
export {};
