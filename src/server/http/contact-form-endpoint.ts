import { callTRPCProcedure, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { CONTACT_PATH, type ContactDraft, SENT_PARAMETER } from '#shared/page-state';
import { describeError, retryAfterSeconds } from '../core/errors/error-body';
import { toTrpcError } from './error-response';
import { createPage, type PagesOptions } from './pages';
import { refuseOtherSites } from './same-origin';

/** The longest message in the script that takes most bytes, each written as %XX. */
const FORM_LIMIT = '1mb';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const FIELDS = ['name', 'email', 'message', 'website'] as const;
const FORM_PLACE = '/#contact';

/** The contact form as a browser without JavaScript posts it: the procedure is that of every other message. */
export function createContactForm(pages: PagesOptions): Router {
  const send: RequestHandler = async (request, response) => {
    const fields = readFields(request.body);
    try {
      await callTRPCProcedure({
        router: pages.router,
        path: 'contacts.send',
        type: 'mutation',
        ctx: pages.getContext(request),
        getRawInput: async () => fields,
        signal: undefined,
        batchIndex: 0,
      });
    } catch (thrown) {
      await sendBack(thrown, request, response);
      return;
    }
    response.set('Cache-Control', 'no-store').redirect(303, `/?${SENT_PARAMETER}=1#contact`);
  };

  /** The page again, with what was written and what is wrong with it. */
  async function sendBack(thrown: unknown, request: Request, response: Response): Promise<void> {
    const context = pages.getContext(request);
    const error = await toTrpcError(thrown, context);
    pages.onError(error, context, 'contacts.send');
    const wait = retryAfterSeconds(error);
    if (wait !== undefined) response.set('Retry-After', String(wait));
    const contactDraft = toContactDraft(request.body, error);
    const { page, html } = await createPage(pages, request, { path: '/', search: '', contactDraft });
    response
      .status(page.status >= 500 ? page.status : getHTTPStatusCodeFromError(error))
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(html);
  }

  const failBeforeSending: ErrorRequestHandler = (error, request, response, next) => {
    if (response.headersSent) next(error);
    else sendBack(error, request, response).catch(next);
  };

  const form = Router();
  form
    .route(CONTACT_PATH)
    .get((_request, response) => response.redirect(303, FORM_PLACE))
    .post(
      refuseOtherSites(pages.publicUrl),
      requireForm,
      express.urlencoded({ extended: false, limit: FORM_LIMIT, parameterLimit: 20, type: FORM_TYPE }),
      send,
    )
    .all((_request, response) => {
      response
        .status(405)
        .set('Allow', 'GET, HEAD, POST')
        .type('text')
        .send('Messages must be sent with POST');
    });
  form.use(CONTACT_PATH, failBeforeSending);
  return form;
}

const requireForm: RequestHandler = (request, _response, next) => {
  if (request.is(FORM_TYPE)) next();
  else
    next(new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: `The request body must be ${FORM_TYPE}` }));
};

/** Browsers post line breaks as two characters; a message sent by script has one. */
function readFields(body: unknown): Record<string, unknown> {
  const given = new Map(Object.entries(Object(body)));
  const read = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);
  return Object.fromEntries(FIELDS.map(field => [field, read(given.get(field))]));
}

function toContactDraft(body: unknown, error: TRPCError): ContactDraft {
  const fields = readFields(body);
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const issues = (describeError(error).issues ?? []).map(({ path, message }) => [String(path[0]), message]);
  return {
    values: { name: text('name'), email: text('email'), message: text('message') },
    // Of several things wrong with a field the first is told, as the form itself does.
    issues: Object.fromEntries(issues.toReversed()),
  };
}
