import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this, packing an answer costs more than it saves. */
const MIN_PACKED_BYTES = 1_024;
const BROTLI_QUALITY = 5;

/** What each answer has of its own. */
const OWN_HEADERS = new Set([
  'x-request-id',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'vary',
]);

type Encoding = 'br' | 'gzip' | 'identity';
type Form = { headers: string[]; body: Buffer };

const pack: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: body =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** An answer that is sent again and again: its bytes and headers, packed once for each encoding that is asked for. */
export class CachedResponse {
  readonly #headers: string[];
  readonly #etag: string | undefined;
  readonly #body: Buffer;
  readonly #forms = new Map<Encoding, Form | Promise<Form>>();
  readonly #onGrown: (bytes: number) => void;

  constructor(headers: OutgoingHttpHeaders, body: Buffer, onGrown: (bytes: number) => void) {
    this.#body = body;
    this.#onGrown = onGrown;
    this.#etag = headers.etag === undefined ? undefined : String(headers.etag);
    this.#headers = Object.entries(headers)
      .filter(([name, value]) => !OWN_HEADERS.has(name) && value !== undefined)
      .flatMap(([name, value]) => [value].flat().flatMap(each => [name, String(each)]));
    this.#headers.push('vary', varyWithEncoding(headers.vary));
  }

  /** Answers, with 304 where the caller has this very answer already. */
  send(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    if (this.#etag !== undefined && hasVersion(request, this.#etag)) {
      response.writeHead(304, [...this.#headers, 'x-request-id', requestId]).end();
      return;
    }
    const form = this.#form(chooseEncoding(request.headers['accept-encoding']));
    if (form instanceof Promise) void form.then(ready => sendForm(ready, request, response, requestId));
    else sendForm(form, request, response, requestId);
  }

  #form(wanted: Encoding): Form | Promise<Form> {
    const encoding = this.#body.length < MIN_PACKED_BYTES ? 'identity' : wanted;
    const known = this.#forms.get(encoding);
    if (known) return known;
    const made = encoding === 'identity' ? this.#plain() : this.#packed(encoding);
    this.#forms.set(encoding, made);
    return made;
  }

  #plain(): Form {
    return { headers: [...this.#headers, 'content-length', String(this.#body.length)], body: this.#body };
  }

  async #packed(encoding: Exclude<Encoding, 'identity'>): Promise<Form> {
    const body = await pack[encoding](this.#body);
    const length = ['content-length', String(body.length)];
    const form = { headers: [...this.#headers, 'content-encoding', encoding, ...length], body };
    this.#forms.set(encoding, form);
    this.#onGrown(body.length);
    return form;
  }
}

/** A tag that stands for these bytes, whatever they are packed in. */
export function tagOf(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

function sendForm(form: Form, request: IncomingMessage, response: ServerResponse, requestId: string): void {
  response.writeHead(200, [...form.headers, 'x-request-id', requestId]);
  response.end(request.method === 'HEAD' ? undefined : form.body);
}

function varyWithEncoding(vary: OutgoingHttpHeaders[string]): string {
  const names = [vary ?? []].flat().flatMap(value => String(value).split(/\s*,\s*/));
  return [...names.filter(name => name.toLowerCase() !== 'accept-encoding'), 'Accept-Encoding'].join(', ');
}

/** A reload that asks for everything anew gets everything. */
function hasVersion({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || headers['cache-control']?.includes('no-cache')) return false;
  const wanted = plainTag(etag);
  return known.split(',').some(tag => tag.trim() === '*' || plainTag(tag.trim()) === wanted);
}

function plainTag(tag: string): string {
  return tag.replace(/^W\//, '');
}

function chooseEncoding(header: string | string[] = ''): Encoding {
  const accepted = new Set(
    String(header)
      .split(',')
      .map(part => part.trim().toLowerCase())
      .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
      .map(part => part.replace(/;.*$/, '')),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
