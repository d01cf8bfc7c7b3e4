import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';

/** Below this, compressing a response costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_024;
const BROTLI_QUALITY = 5;
/** What a cached response takes besides its bytes and headers: some 1.3 kB live, for its objects, and room for garbage. */
const OVERHEAD_BYTES = 4_096;
/** What a buffer takes besides its bytes. */
const BUFFER_BYTES = 256;

/** Headers that differ each time a response is sent. */
const OWN_HEADERS = new Set(['x-request-id', 'content-length', 'content-encoding', 'transfer-encoding']);

/** The best first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: body =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A response that is sent again and again: its headers and bytes, compressed once for each encoding asked for. */
export class CachedResponse {
  readonly #headers: string[];
  readonly #etag: string | undefined;
  readonly #body: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  readonly #onResize: () => void;
  #bytes: number;

  constructor(headers: OutgoingHttpHeaders, body: Buffer, onResize: () => void) {
    this.#body = body;
    this.#onResize = onResize;
    this.#etag = headers.etag === undefined ? undefined : String(headers.etag);
    this.#headers = Object.entries(headers)
      .filter(([name, value]) => !OWN_HEADERS.has(name) && value !== undefined)
      .flatMap(([name, value]) => [value].flat().flatMap(each => [name, String(each)]));
    this.#bytes = OVERHEAD_BYTES + BUFFER_BYTES + body.length + this.#headers.join('').length;
  }

  /** What it takes in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Sends it, or 304 to a client that has it already. */
  async send(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    if (this.#etag !== undefined && fresh(request.headers, { etag: this.#etag })) {
      response.writeHead(304, [...this.#headers, 'x-request-id', requestId]).end();
      return;
    }
    const encoding = this.#body.length < MIN_COMPRESSED_BYTES ? undefined : chooseEncoding(request);
    const body = encoding === undefined ? this.#body : await this.#compress(encoding);
    const encoded = encoding === undefined ? [] : ['content-encoding', encoding];
    const own = ['content-length', String(body.length), 'x-request-id', requestId];
    response.writeHead(200, [...this.#headers, ...encoded, ...own]);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #compress(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressed = compress[encoding](this.#body).then(ownBytes);
    this.#compressed.set(encoding, compressed);
    void compressed.then(({ length }) => {
      this.#bytes += BUFFER_BYTES + length;
      this.#onResize();
    });
    return compressed;
  }
}

/**
 * A copy that takes no more memory than its bytes: small buffers are cut from a larger piece that they have in common,
 * and what zlib gives back from one of 16 kB, all of which stays for as long as they do.
 */
export function ownBytes(body: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(body));
  if (typeof body === 'string') bytes.write(body);
  else body.copy(bytes);
  return bytes;
}

function chooseEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find(encoding => accepted.includes(encoding));
}
