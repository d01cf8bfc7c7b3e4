import { z } from 'zod';
/** The kind of a field's column. A key is a short text of fixed form. */
export type FieldColumn = 'name' | 'text' | 'key' | 'list' | 'flag' | 'number';
/**
 * Declares one field of a kind of content. The schemas of the contract, the column, the default of a new item and the
 * label in the editor derive from it.
 */
export type Field<Value extends z.ZodType = z.ZodType, Input extends z.ZodType = Value, Output extends z.ZodType = Value> = {
    column: FieldColumn;
    /** Names the field in the editor, in conflicts and in the list of versions. */
    label: string;
    /** The value in the database and in unpublished changes. */
    value: Value;
    /** The value in a request. */
    input: Input;
    /** The value in a response. */
    output: Output;
    /** The value of a new item. */
    initial: z.infer<Value>;
    /**
     * How a row stores a missing value. `never`: each row has a value. `empty`: rows from before the field was added have
     * null, which reads as empty. `null`: the item may have no value.
     */
    absent: 'never' | 'empty' | 'null';
    /** The words for the values of a choice or a flag. */
    words?: Record<string, string>;
    /** The most entries of a list that a request may add to. The schema allows more, because stored lists may be longer. */
    limit?: number | undefined;
    /** Visitors find an item by the words of this text. */
    isSearched?: boolean | undefined;
};
export type Fields = Record<string, Field>;
type Options<Value> = {
    label: string;
    initial?: Value;
    description?: string;
};
type TextOptions = Options<string> & {
    isSearched?: boolean;
};
type Part = 'value' | 'input' | 'output' | 'initial' | 'label';
/** Returns one part of each field, such as the schemas of the requests. */
export declare function pluck<Declared extends Fields, Name extends Part>(fields: Declared, part: Name): {
    [Key in keyof Declared]: Declared[Key][Name];
};
/** A name, such as a title or a category. */
export declare function name({ description, initial, ...options }: TextOptions): Field<z.ZodString, z.ZodString, z.ZodString>;
/** A text of any length. */
export declare function text({ description, initial, ...options }: TextOptions): Field<z.ZodString, z.ZodString, z.ZodString>;
/** A text in Markdown, which visitors search. */
export declare function markdown(options: TextOptions): Field<z.ZodString, z.ZodString, z.ZodString>;
/** A link to a web page. */
export declare function webLink({ description, initial, ...options }: Options<string>): Field<z.ZodString, z.ZodString, z.ZodString>;
/** The address of a picture. */
export declare function picture({ description, initial, ...options }: Options<string>): Field<z.ZodString, z.ZodString, z.ZodString>;
/** A yes or no, with words for both. */
export declare function flag({ description, initial, ...options }: Options<boolean> & {
    words: Record<'true' | 'false', string>;
}): Field<z.ZodBoolean, z.ZodBoolean, z.ZodBoolean>;
/** One of several values, in the order of their words. The first one is the default. */
export declare function choice<Value extends string>(words: Record<Value, string>, { description, label, initial }: Options<NoInfer<Value>>): {
    column: FieldColumn;
    /** Names the field in the editor, in conflicts and in the list of versions. */
    label: string;
    /** The value in the database and in unpublished changes. */
    value: z.ZodEnum<{ [k in Value]: k; } extends infer T ? { [k in keyof T]: T[k]; } : never>;
    /** The value in a request. */
    input: z.ZodEnum<{ [k in Value]: k; } extends infer T ? { [k in keyof T]: T[k]; } : never>;
    /** The value in a response. */
    output: z.ZodEnum<{ [k in Value]: k; } extends infer T ? { [k in keyof T]: T[k]; } : never>;
    /** The value of a new item. */
    initial: ({ [k in Value]: k; } extends infer T ? { [k in keyof T]: T[k]; } : never)[Value];
    /**
     * How a row stores a missing value. `never`: each row has a value. `empty`: rows from before the field was added have
     * null, which reads as empty. `null`: the item may have no value.
     */
    absent: 'never' | 'empty' | 'null';
    /** The most entries of a list that a request may add to. The schema allows more, because stored lists may be longer. */
    limit?: number | undefined;
    /** Visitors find an item by the words of this text. */
    isSearched?: boolean | undefined;
    words: Record<Value, string>;
};
type ListOptions = Omit<Options<never>, 'initial'> & {
    limit?: number;
    max?: number;
};
/** A list of values of one schema, stored as JSON. A request may send up to `limit` of them. */
export declare function list<Item extends z.ZodType>(item: Item, { description, limit, max, label }: ListOptions): {
    column: FieldColumn;
    /** Names the field in the editor, in conflicts and in the list of versions. */
    label: string;
    /** The value in the database and in unpublished changes. */
    value: z.ZodArray<Item>;
    /** The value in a response. */
    output: z.ZodArray<Item>;
    /** The value of a new item. */
    initial: z.infer<Item>[];
    /**
     * How a row stores a missing value. `never`: each row has a value. `empty`: rows from before the field was added have
     * null, which reads as empty. `null`: the item may have no value.
     */
    absent: 'never' | 'empty' | 'null';
    /** The words for the values of a choice or a flag. */
    words?: Record<string, string>;
    /** Visitors find an item by the words of this text. */
    isSearched?: boolean | undefined;
    input: z.ZodArray<Item>;
    limit: number | undefined;
};
/** A field with its own schema. */
export declare function declare<Value extends z.ZodType>(column: FieldColumn, value: Value, options: Pick<Field<Value>, 'label' | 'initial' | 'words' | 'isSearched'>): Field<Value>;
/** Marks a field that was added after the first version. Responses omit it if it is empty, for the sake of old clients. */
export declare function added<Added extends Field>(field: Added): Omit<Added, 'output' | 'absent'> & {
    output: z.ZodExactOptional<Added['value']>;
    absent: 'empty';
};
/** Marks a field that may have no value. Responses omit it then, and requests remove the value with null. */
export declare function optional<Optional extends Field>(field: Optional): Omit<Optional, 'value' | 'input' | 'output' | 'initial' | 'absent'> & OptionalParts<Optional>;
type OptionalParts<Optional extends Field> = {
    value: z.ZodNullable<Optional['value']>;
    input: z.ZodNullable<Optional['input']>;
    output: z.ZodExactOptional<Optional['output']>;
    initial: null;
    absent: 'null';
};
/** Returns the schemas of a request in which an omitted field takes its default. */
export declare function toDefaulted<Declared extends Fields>(fields: Declared): {
    [Name in keyof Declared]: z.ZodDefault<Declared[Name]['input']>;
};
export {};
