import type { Database } from '#server/core/database/database';
import type { ItemTarget, OpenContentKind, TrashedItems, VersionedItems } from './content-kind';
import type { ItemRow, ItemTable } from './item-service';
type ItemService<Input, Update> = {
    create(input: Input): Promise<{
        _id: string;
    }>;
    update(update: (Input | Omit<Update, 'id'>) & {
        id: string;
    }): Promise<unknown>;
    /** @throws AppError NOT_FOUND */
    remove(id: string): Promise<void>;
    restore: TrashedItems['restore'];
};
type ItemCapabilities = {
    versions: VersionedItems;
    trash: TrashedItems;
    imports: ItemTarget;
    formerAddresses: OpenContentKind['formerAddresses'];
};
/** Creates the versions, trash and imports of a kind whose items are rows of a table, saved one by one. */
export declare function itemCapabilities<Row extends ItemRow, Input, Update>(db: Database, service: ItemService<Input, Update>, { within, nameFields, slugs, input, changes, getKey, ...table }: ItemTable<Row, Input, Update>): ItemCapabilities;
export {};
