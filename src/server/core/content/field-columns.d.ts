import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm';
import type { Field } from '#shared/contract/fields';
type ColumnOptions = EntitySchemaColumnOptions & ({
    nullable?: false;
} | {
    nullable: true;
    transformer: ValueTransformer;
});
/** Returns the columns of declared fields. */
export declare function toColumns<Name extends string>(fields: Record<Name, Field>): Record<Name, ColumnOptions>;
export {};
