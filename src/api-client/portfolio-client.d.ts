import { type TRPCClient, TRPCClientError } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../server/app-router';
export type PortfolioClient = TRPCClient<AppRouter>;
/** The input of each procedure, such as `PortfolioInputs['projects']['create']`. */
export type PortfolioInputs = inferRouterInputs<AppRouter>;
/** The output of each procedure, such as `PortfolioOutputs['projects']['get']`. */
export type PortfolioOutputs = inferRouterOutputs<AppRouter>;
/** The failure of a call. Its `data` has `code`, `httpStatus` and `issues` unless the site could not be reached. */
export type PortfolioError = TRPCClientError<AppRouter>;
export type PortfolioClientOptions = {
    /**
     * The owner's access token, or a function that returns it for each request. Without one, the client is a
     * visitor.
     */
    token?: string | undefined | (() => string | undefined);
};
/** Creates a typed client of the portfolio at this address, such as `https://portfolio.example`. */
export declare function createPortfolioClient(url: string, { token }?: PortfolioClientOptions): PortfolioClient;
/** Returns true for what a failed call throws. */
export declare function isPortfolioError(error: unknown): error is PortfolioError;
