import { createHash } from 'node:crypto';
import cors from 'cors';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { PublicCopies } from '#server/features/uploads/store/upload-store';
import { AUTH_HEADER } from '#shared/credentials';
import type { StaticHost } from '#shared/static-host';

type SecurityOptions = {
  publicUrl: string | undefined;
  iconStylesheetUrl: string | undefined;
  /** The copies of files to which requests for them are redirected. */
  publicCopies: Pick<PublicCopies, 'origin'> | null;
  /** The inline scripts of pages, each allowed by its hash. */
  inlineScripts: string[];
  /** Given for pages on a static host, whose form and views may go to other sites. */
  staticHost?: StaticHost | undefined;
  /** Vite's client needs inline scripts and a web socket. */
  isDevelopment: boolean;
};

/**
 * Creates the security headers, with the same Content-Security-Policy for every response. A nonce would
 * differ between a cached body and the headers of its 304, and block the scripts on the second visit.
 */
export function createSecurityHeaders(options: SecurityOptions): RequestHandler {
  const { publicUrl, iconStylesheetUrl, publicCopies, inlineScripts, isDevelopment, staticHost } = options;
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const iconOrigin = iconStylesheetUrl === undefined ? [] : [new URL(iconStylesheetUrl).origin];
  const copies = publicCopies ? [publicCopies.origin] : [];
  const media = ["'self'", 'data:', 'blob:', 'https:', ...copies];
  const contact = toOrigins(staticHost?.contactAddress);
  const views = toOrigins(staticHost?.viewsAddress);
  const scripts = isDevelopment ? ["'unsafe-inline'"] : inlineScripts.map(hashSource);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...contact, ...views, ...(isDevelopment ? ['ws:'] : [])],
        fontSrc: ["'self'", ...iconOrigin],
        formAction: ["'self'", ...contact],
        // The owner's screens show previews in frames.
        frameAncestors: ["'self'"],
        imgSrc: media,
        mediaSrc: media,
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", ...iconOrigin, ...(isDevelopment ? ["'unsafe-inline'"] : [])],
        styleSrcAttr: ["'unsafe-inline'"],
        // Over plain http, this would break the site on any host name except localhost.
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/** Allows only the listed origins to call the API. */
export function createCors(origins: string[]): RequestHandler[] {
  if (origins.length === 0) return [];
  return [
    cors({
      origin: origins,
      allowedHeaders: ['content-type', AUTH_HEADER],
      exposedHeaders: ['retry-after', 'x-request-id'],
      maxAge: 600,
    }),
  ];
}

function toOrigins(address: string | null | undefined): string[] {
  return address?.startsWith('https:') ? [new URL(address).origin] : [];
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
