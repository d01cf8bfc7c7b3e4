import { callTRPCProcedure, type TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { describeError } from '#server/core/errors/error-body';
import { getContext } from '#server/http/requests/create-request-context';
import { reportError } from '#server/http/requests/error-handler';
import { requireType, setRetryAfter } from '#server/http/requests/error-response';
import { NAME_MAX_LENGTH, TEXT_MAX_LENGTH } from '#shared/contract/common';
import { CONTACT_PATH, type ContactDraft, SENT_PARAMETER } from '#shared/page-state';
import { createPage, type PagesOptions } from './pages';
import { refuseOtherSites } from './same-origin';

/** The limit fits the longest message in the script with the most bytes, each written as %XX. */
const FORM_LIMIT = '1mb';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const FIELDS = ['name', 'email', 'message', 'website'] as const;

/**
 * Creates the endpoint that receives the contact form from browsers without JavaScript and calls
 * `contacts.send`.
 */
export function createContactForm(pages: PagesOptions): Router {
  const send: RequestHandler = async (request, response) => {
    const fields = readFields(request.body);
    try {
      await callTRPCProcedure({
        router: pages.router,
        path: 'contacts.send',
        type: 'mutation',
        ctx: getContext(request),
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

  /** Sends the page again, with the entered text and its errors. */
  async function sendBack(thrown: unknown, request: Request, response: Response): Promise<void> {
    const { error } = await reportError(request, thrown, 'contacts.send');
    setRetryAfter(response, error);
    const contactDraft = toContactDraft(request.body, error);
    const created = await createPage(pages, request, { path: '/', search: '', contactDraft });
    if (created === null) return;
    const { page, html } = created;
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
    .get((_request, response) => response.redirect(303, '/#contact'))
    .post(
      refuseOtherSites(pages.publicUrl),
      requireType(FORM_TYPE),
      express.urlencoded({ extended: false, limit: FORM_LIMIT, parameterLimit: 20, type: FORM_TYPE }),
      send,
    )
    .all((_request, response) => {
      const message = 'Messages must be sent with POST.';
      response.status(405).set('Allow', 'GET, HEAD, POST').type('text').send(message);
    });
  form.use(CONTACT_PATH, failBeforeSending);
  return form;
}

/** Browsers post a line break as two characters. Messages sent by script have one. */
function readFields(body: unknown): Record<string, unknown> {
  const posted = new Map(Object.entries(Object(body)));
  const read = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);
  return Object.fromEntries(FIELDS.map(field => [field, read(posted.get(field))]));
}

function toContactDraft(body: unknown, error: TRPCError): ContactDraft {
  const fields = readFields(body);
  const text = (name: string, maxLength = NAME_MAX_LENGTH) =>
    typeof fields[name] === 'string' ? fields[name].slice(0, maxLength) : '';
  const issues = (describeError(error).issues ?? []).map(({ path, message }) => [String(path[0]), message]);
  return {
    values: { name: text('name'), email: text('email'), message: text('message', TEXT_MAX_LENGTH) },
    // Shows the first issue of each field, as the form with JavaScript does.
    issues: Object.fromEntries(issues.toReversed()),
  };
}
