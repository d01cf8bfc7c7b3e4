// What a client has no use for, and what it would otherwise draw in the server's sources and packages for.
const STAND_INS: Record<string, string> = {
  RequestContext: 'object',
  ProcedureMeta: 'object',
  InputIssue: '{ path: (string | number)[]; message: string }',
};

const FACTORY = /export declare function createAppRouter\(services: Services\): /;
const LOCAL_TYPE = /import\("\.[^"]*"\)\.(\w+)/g;

/**
 * Makes the declaration of `AppRouter` stand alone: the compiler has written the types of all inputs and answers into
 * that of its factory, and only a few names of the server are left there.
 * @throws when the server's declaration is not as expected, so that nothing half-typed is shipped
 */
export function toStandaloneDeclaration(declaration: string): string {
  const [, type] = declaration.split(FACTORY);
  if (type === undefined) throw new Error('The declaration of the router has no createAppRouter(services)');
  const end = type.lastIndexOf('export type AppRouter');
  if (end === -1) throw new Error('The declaration of the router has no AppRouter');
  const alone = type.slice(0, end).replace(LOCAL_TYPE, (_whole, name: string) => {
    const standIn = STAND_INS[name];
    if (standIn === undefined) throw new Error(`The router's type names ${name}, which has no stand-in`);
    return standIn;
  });
  return `/** Every procedure of the portfolio, with what it takes and answers. */\nexport type AppRouter = ${alone}`;
}
