import type { OpenAPIObject } from 'trpc-openapi';

// The generator does not export the types of the document's sections.
type Components = NonNullable<OpenAPIObject['components']>;
export type Schemas = NonNullable<Components['schemas']>;
export type Schema = Schemas[string];
export type PlainSchema = Exclude<Schema, { $ref: string }>;
export type Paths = NonNullable<OpenAPIObject['paths']>;
type PathItem = Paths[string];
export type Operation = NonNullable<PathItem['get']>;
export type Parameter = NonNullable<Operation['parameters']>[number];
export type Responses = NonNullable<Operation['responses']>;
export type NamedResponses = NonNullable<Components['responses']>;
export type Headers = NonNullable<Components['headers']>;
