import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';

/** Below this size, compression costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_024;
const BROTLI_QUALITY = 5;
/**
 * The memory of a cached response besides its bytes and headers: about 1.3 kB for its objects, and room for
 * garbage.
 */
const OVERHEAD_BYTES = 4_096;
/** The memory of a buffer besides its bytes. */
const BUFFER_BYTES = 256;

/** Headers that differ each time a response is sent. */
const VARYING_HEADERS = new Set(['x-request-id', 'content-length', 'content-encoding', 'transfer-encoding']);

/** The supported encodings, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: body =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A response that is sent many times. Its bytes are compressed once per requested encoding. */
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
      .filter(([name, value]) => !VARYING_HEADERS.has(name) && value !== undefined)
      .flatMap(([name, value]) => [value].flat().flatMap(each => [name, String(each)]));
    this.#bytes = OVERHEAD_BYTES + BUFFER_BYTES + body.length + this.#headers.join('').length;
  }

  /** The memory that the response takes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Sends the response, or 304 to a client with a current copy. */
  async send(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    if (this.#etag !== undefined && fresh(request.headers, { etag: this.#etag })) {
      response.writeHead(304, [...this.#headers, 'x-request-id', requestId]).end();
      return;
    }
    const encoding = this.#body.length < MIN_COMPRESSED_BYTES ? undefined : chooseEncoding(request);
    const body = encoding === undefined ? this.#body : await this.#compress(encoding);
    const encoded = encoding === undefined ? [] : ['content-encoding', encoding];
    const varying = ['content-length', String(body.length), 'x-request-id', requestId];
    response.writeHead(200, [...this.#headers, ...encoded, ...varying]);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #compress(encoding: Encoding): Promise<Buffer> {
    const cached = this.#compressed.get(encoding);
    if (cached) return cached;
    const compressed = compress[encoding](this.#body).then(copyBytes);
    this.#compressed.set(encoding, compressed);
    void compressed.then(({ length }) => {
      this.#bytes += BUFFER_BYTES + length;
      this.#onResize();
    });
    return compressed;
  }
}

/**
 * Copies bytes into a buffer of their size. Small buffers share a larger block, and zlib's results are slices
 * of 16 kB. Each would occupy its entire block of memory.
 */
export function copyBytes(body: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(body));
  if (typeof body === 'string') bytes.write(body);
  else body.copy(bytes);
  return bytes;
}

function chooseEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find(encoding => accepted.includes(encoding));
}
