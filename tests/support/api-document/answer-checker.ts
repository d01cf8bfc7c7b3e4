import { z } from 'zod';
import { createSchemaCheck, escapePointer, resolveReference } from './document-schemas';

/** A response that the REST API has sent. */
export type SeenAnswer = {
  method: string;
  /** The path under /api, without the query. */
  path: string;
  hasRequestBody: boolean;
  status: number;
  headers: Record<string, string>;
  body: string;
};

const responseSchema = z.object({
  headers: z.record(z.string(), z.unknown()).optional(),
  content: z.record(z.string(), z.object({ schema: z.unknown() })).optional(),
});
const operationSchema = z.object({
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

type Found = { name: string; pointer: string; operation: z.infer<typeof operationSchema> };

/** Errors that the server detects in a body before it resolves the path, for example invalid JSON or too many bytes. */
const BODY_REFUSALS = [400, 413, 415];
const ERROR_SCHEMA = '/components/schemas/Error';

/**
 * Creates a function that compares a response with the OpenAPI document. Its operation must describe the status, content
 * type, headers and body, without additional fields. The function returns a complaint, or null for a documented response.
 */
export function createAnswerChecker(document: object): (answer: SeenAnswer) => string | null {
  const { paths } = documentSchema.parse(document);
  const checkSchema = createSchemaCheck(document);

  function check(answer: SeenAnswer): string | null {
    const { method, path, status } = answer;
    const item = findPath(Object.keys(paths), path);
    const found = item === null ? null : findOperation(item, method);
    const format = (complaint: string | null) =>
      complaint && `${method} /api${path} answered ${status}: ${complaint}`;
    if (!found) return format(checkRefusal(answer, item));
    const described = found.operation.responses[status];
    if (described === undefined) {
      const mayRefuse = answer.hasRequestBody && found.operation.requestBody === undefined;
      if (mayRefuse && BODY_REFUSALS.includes(status)) return format(checkError(answer));
      return format(`the document does not name this status for ${found.name}`);
    }
    const response = resolveReference(document, `${found.pointer}/responses/${status}`, described);
    return format(checkResponse(answer, response.pointer, responseSchema.parse(response.value)));
  }

  function findOperation(template: string, method: string): Found | null {
    const wanted = (method === 'HEAD' ? 'GET' : method).toLowerCase();
    const operation = operationSchema.safeParse(paths[template]?.[wanted]);
    if (!operation.success) return null;
    const pointer = `/paths/${escapePointer(template)}/${wanted}`;
    return { name: `${wanted.toUpperCase()} ${template}`, pointer, operation: operation.data };
  }

  function checkResponse(
    answer: SeenAnswer,
    pointer: string,
    { headers = {}, content }: z.infer<typeof responseSchema>,
  ): string | null {
    const missing = Object.keys(headers).filter(name => answer.headers[name.toLowerCase()] === undefined);
    if (missing.length > 0) return `the header ${missing.join(', ')} is missing`;
    if (answer.method === 'HEAD' || !content) return answer.body === '' ? null : 'there is a body';
    const type = answer.headers['content-type']?.split(';')[0]?.trim() ?? '';
    if (content[type] === undefined) return `the document does not name the content type "${type}"`;
    // Other content types are checked by the tests that read them.
    if (type !== 'application/json') return null;
    return checkBody(answer, `${pointer}/content/${escapePointer(type)}/schema`);
  }

  /** Checks a response outside all operations: an unknown path, an unsupported method or an unreadable body. */
  function checkRefusal(answer: SeenAnswer, template: string | null): string | null {
    const { status, headers } = answer;
    const expected = template === null ? 404 : 405;
    const isBodyRefusal = answer.hasRequestBody && BODY_REFUSALS.includes(status);
    const isPathRefusal = status === 400 && answer.path.includes('%');
    if (status !== expected && !isBodyRefusal && !isPathRefusal) return `${expected} was expected`;
    if (status === 405 && template !== null) {
      const missing = listMethods(template).filter(method => !headers.allow?.split(', ').includes(method));
      if (missing.length > 0) return `the header Allow lacks ${missing.join(', ')}`;
    }
    return checkError(answer);
  }

  function listMethods(template: string): string[] {
    const methods = Object.keys(paths[template] ?? {}).map(method => method.toUpperCase());
    return methods.includes('GET') ? ['HEAD', ...methods] : methods;
  }

  function checkError(answer: SeenAnswer): string | null {
    return answer.method === 'HEAD' ? null : checkBody(answer, ERROR_SCHEMA);
  }

  function checkBody({ body }: SeenAnswer, pointer: string): string | null {
    const value = parse(body);
    if (value === undefined) return `the body is not JSON: ${body.slice(0, 200)}`;
    return checkSchema(pointer, value);
  }

  return check;
}

/** Returns the path of the document that matches a request path; a literal path takes precedence over a parameter. */
function findPath(templates: string[], path: string): string | null {
  const segments = path.split('/').filter(segment => segment !== '');
  const matching = templates.filter(template => {
    const parts = template.split('/').slice(1);
    return (
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith('{') || part === segments[index])
    );
  });
  return matching.toSorted((a, b) => a.split('{').length - b.split('{').length)[0] ?? null;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
