type Types = {
    input: unknown;
    output: unknown;
    meta: object;
};
export type TRPCQueryProcedure<Called extends Types> = {
    type: 'query';
    types: Called;
};
export type TRPCMutationProcedure<Called extends Types> = {
    type: 'mutation';
    types: Called;
};
export type TRPCDecorateCreateRouterOptions<Procedures> = Procedures;
export type TRPCBuiltRouter<Root, Procedures> = {
    root: Root;
    procedures: Procedures;
};
export type TRPC_ERROR_CODE_NUMBER = number;
type Procedure = TRPCQueryProcedure<Types> | TRPCMutationProcedure<Types>;
type AnyRouter = TRPCBuiltRouter<{
    errorShape: {
        data: unknown;
    };
}, unknown>;
type CallOptions = {
    signal?: AbortSignal | undefined;
};
type Call<Called extends Types> = undefined extends Called['input'] ? (input?: Called['input'], options?: CallOptions) => Promise<Called['output']> : (input: Called['input'], options?: CallOptions) => Promise<Called['output']>;
type ClientPart<Part> = Part extends TRPCQueryProcedure<infer Called> ? {
    query: Call<Called>;
} : Part extends TRPCMutationProcedure<infer Called> ? {
    mutate: Call<Called>;
} : TRPCClient<Part>;
export type TRPCClient<Router> = Router extends TRPCBuiltRouter<infer _Root, infer Procedures> ? {
    [Name in keyof Procedures]: ClientPart<Procedures[Name]>;
} : never;
type TypesOf<Router, Side extends 'input' | 'output'> = Router extends TRPCBuiltRouter<infer _Root, infer Procedures> ? {
    [Name in keyof Procedures]: Procedures[Name] extends Procedure ? Procedures[Name]['types'][Side] : TypesOf<Procedures[Name], Side>;
} : never;
export type inferRouterInputs<Router> = TypesOf<Router, 'input'>;
export type inferRouterOutputs<Router> = TypesOf<Router, 'output'>;
export declare class TRPCClientError<Router extends AnyRouter> extends Error {
    /** Absent when no answer of the site was received. */
    readonly data: Router['root']['errorShape']['data'] | null | undefined;
}
export type RequestContext = object;
export type ProcedureMeta = object;
export type InputIssue = {
    path: (string | number)[];
    message: string;
};
export {};
