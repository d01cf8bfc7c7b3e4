import type { LeftOut } from '#shared/extras/imports/import-contract';
export type LeftOutList = ReturnType<typeof createLeftOutList>;
/** Collects what an import leaves out. A file lists equal reasons once. Lines over the limit are only counted. */
export declare function createLeftOutList(): {
    add: ({ from, reason }: LeftOut) => void;
    toLines: () => LeftOut[];
};
