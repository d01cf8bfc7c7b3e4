import { routes as pages } from '#client/app/routes';
import * as entry from '#client/entry-server';
import { createLookSheets } from '#server/http/pages/page-look';
import { lookAddress } from '#shared/appearance/look-address';
import { FILTER_PARAMETERS, PAGE_QUERY_NAMES } from '#shared/page-query';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import { inputRows } from '../bad-input/input-rows';
import { sendInput } from '../bad-input/send-input';
import { TRANSPORTS } from './call-api';
import { createIdleRouter } from './idle-router';
import { type ListedProcedure, listProcedures } from './list-procedures';
import { listRoutes } from './list-routes';
import { type StartAppOptions, startApp, type TestApp } from './start-app';

// The lists of procedures, server routes and pages come from their routers, so that the tests include new
// ones.

export const procedures = listProcedures(createIdleRouter());
const procedureRoutes = [
  '/trpc/{*procedures}',
  ...procedures.flatMap(({ rest }) => (rest ? [toRestRoute(rest.path)] : [])),
];
const sheets = createLookSheets('', {});

/** Addresses with a parameter that is not the ID of a project. */
const WITH_PARAMETER: Record<string, string> = {
  '/look/:name': lookAddress(BLANK_SITE_SETTINGS, sheets.digest),
  '/uploads/:name': '/uploads/no-such-file',
  '/covers/:name': '/covers/pages-1-a.svg',
  '/preview/:id': '/preview/no-such-link',
  '/admin/*': '/admin/dashboard',
  '/sitemap-:part.xml': '/sitemap-1.xml',
  '/*?': '/no-such-page',
};
/** Addresses without content. */
export const NOTHING = ['/uploads/:name', '/preview/:id', '/*?', '/sitemap-:part.xml'];

/** Starts the server with a public URL and the pages of the site. */
export function startAppWithPages(options: StartAppOptions = {}): Promise<TestApp> {
  return startApp({
    env: { publicUrl: 'https://site.example' },
    bundle: {
      template: async () => '<head><!--page-head--></head><!--page-body--><!--page-state-->',
      entry: async () => entry,
      lookSheets: async () => sheets,
    },
    ...options,
  });
}

export type Answer = { status: number; text: string };
export type Answers = Record<string, Answer>;

/**
 * Reads everything that visitors may read, with the smallest valid input; an item of each kind must exist.
 */
export async function readAll(app: TestApp): Promise<Answers> {
  const answers: Answers = {};
  for (const procedure of procedures.filter(isReadByVisitors)) {
    const input = await createSmallestInput(app, procedure);
    for (const transport of listTransports(procedure)) {
      const { status, body } = await sendInput(app, transport, procedure, input);
      answers[`${transport} ${procedure.name}`] = { status, text: JSON.stringify(body) };
    }
  }
  const [project, note, page] = await listVisibleItems(app);
  const ids = { project: project._id, note: note._id, page: page._id };
  for (const route of listFileRoutes(app)) answers[route] = await get(app, toAddress(route, ids));
  const slugs = { project: project.slug ?? project._id, note: note.slug, page: page.slug };
  for (const { pattern, isReadable } of pages) {
    const address = toAddress(pattern, slugs);
    answers[pattern] = await get(app, address);
    // A query has no effect on a page without content.
    const hasContent = isReadable && !NOTHING.includes(pattern);
    for (const names of hasContent ? [PAGE_QUERY_NAMES, FILTER_PARAMETERS] : []) {
      const query = names.map(name => `${name}=Seen`).join('&');
      answers[`${pattern} ${query}`] = await get(app, `${address}?${query}`);
    }
  }
  return answers;
}

export async function get(app: TestApp, address: string): Promise<Answer> {
  const response = await fetch(app.url + address);
  // The ETag of a PDF depends on its content; its bytes also contain the time of creation.
  const isDocument = response.headers.get('content-type')?.includes('pdf');
  return {
    status: response.status,
    text: isDocument ? (response.headers.get('etag') ?? '') : await response.text(),
  };
}

/** Lists the routes of the server besides those of procedures. Some share their path with one, which is listed twice. */
export function listFileRoutes(app: TestApp): string[] {
  const ofProcedures = new Set(procedureRoutes);
  return listRoutes(app.routes).filter(route => !ofProcedures.delete(route));
}

/** Returns the pattern of a REST path in the routes of the server. */
export function toRestRoute(path: string): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

/** Lists every address for visitors that names an item. */
export function listItemAddresses(app: TestApp): string[] {
  const rest = procedures.filter(isReadByVisitors).flatMap(procedure => procedure.rest?.path ?? []);
  const addresses = [
    ...rest.map(toRestRoute),
    ...listFileRoutes(app),
    ...pages.map(({ pattern }) => pattern),
  ];
  return addresses.filter(address => address.includes(':') && !(address in WITH_PARAMETER));
}

export type Names = Record<'project' | 'note' | 'page', string>;

/** Fills the parameter of a route with the name of an item. */
export function toAddress(route: string, names: Names): string {
  const fixed = WITH_PARAMETER[route];
  if (fixed !== undefined) return fixed;
  const [, section = ''] = /\/(notes|pages)\//.exec(route) ?? [];
  const name = { notes: names.note, pages: names.page }[section] ?? names.project;
  const address = route.replace(/:(?:id|name|slug)(?=$|\/)/, route.startsWith('/og/') ? `${name}.jpg` : name);
  if (/[:*]/.test(address))
    throw new Error(`The parameter of ${route} is unknown. Add it to WITH_PARAMETER.`);
  return address;
}

async function listVisibleItems(app: TestApp) {
  const { projects, notes, pages: postPages } = app.services;
  const [project, note, page] = [await projects.list(), await notes.listFull(), await postPages.listFull()];
  return [first(project), first(note), first(page)] as const;
}

/**
 * Creates the smallest valid input from existing items, where the rows for invalid input would create
 * records.
 */
export async function createSmallestInput(app: TestApp, { name }: ListedProcedure): Promise<unknown> {
  return inputRows[name]?.base({ ...app, services: { ...app.services, ...withExistingItems(app) } });
}

/** Replaces the services that create items by ones that return existing items. */
function withExistingItems(app: TestApp) {
  const { projects, notes, pages } = app.services;
  return {
    projects: { ...projects, create: async () => first(await projects.list()) },
    notes: { ...notes, create: async () => first(await notes.listFull()) },
    pages: { ...pages, create: async () => first(await pages.listFull()) },
  };
}

export function first<Item>([item]: Item[]): Item {
  if (!item) throw new Error('There is nothing that visitors see');
  return item;
}

export function isReadByVisitors({ type, isOwnerOnly }: ListedProcedure): boolean {
  return type === 'query' && !isOwnerOnly;
}

export function listTransports({ rest }: ListedProcedure) {
  return TRANSPORTS.filter(transport => transport === 'tRPC' || rest !== undefined);
}
