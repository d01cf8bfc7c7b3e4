import type { OpenAPIObject } from 'trpc-openapi';
import { z } from 'zod';
import type { Operation, Parameter, Schema } from '#server/api/openapi/document-types';
import { escapePointer } from './document-schemas';

const JSON_TYPE = 'application/json';

/** An operation of the document that sends and receives JSON. */
export type JsonOperation = {
  title: string;
  method: string;
  path: string;
  isOwnerOnly: boolean;
  parameters: { name: string; in: string; required: boolean; pointer: string; schema: Schema }[];
  body: { isRequired: boolean; pointer: string; schema: Schema } | null;
};

const contentSchema = z.object({ content: z.record(z.string(), z.unknown()) });

/** Lists the operations, except for those that send files or receive streams. */
export function listJsonOperations(document: OpenAPIObject): JsonOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap(method => {
      const operation = item[method];
      if (!operation || !isJson(operation)) return [];
      const pointer = `/paths/${escapePointer(path)}/${method}`;
      return [toJsonOperation(operation, pointer, method.toUpperCase(), path)];
    }),
  );
}

function isJson({ requestBody, responses = {} }: Operation): boolean {
  const sent = contentSchema.safeParse(requestBody).data;
  const success = contentSchema.safeParse(responses['200'] ?? responses['201']).data;
  return (!sent || JSON_TYPE in sent.content) && success !== undefined && JSON_TYPE in success.content;
}

function toJsonOperation(operation: Operation, pointer: string, method: string, path: string): JsonOperation {
  const { parameters = [], requestBody, security = [] } = operation;
  const sent = requestBody && 'content' in requestBody ? requestBody.content[JSON_TYPE]?.schema : undefined;
  return {
    title: `${method} ${path}`,
    method,
    path,
    isOwnerOnly: security.length > 0,
    parameters: parameters.map((parameter, index) =>
      toParameter(parameter, `${pointer}/parameters/${index}/schema`),
    ),
    body: sent
      ? {
          isRequired: Object(requestBody).required === true,
          pointer: `${pointer}/requestBody/content/${escapePointer(JSON_TYPE)}/schema`,
          schema: sent,
        }
      : null,
  };
}

function toParameter(parameter: Parameter, pointer: string): JsonOperation['parameters'][number] {
  if (!('name' in parameter) || !parameter.schema)
    throw new Error(`${pointer} is not a parameter with a schema`);
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required === true,
    pointer,
    schema: parameter.schema,
  };
}
