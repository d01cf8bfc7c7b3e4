// Types that a client does not need, and that would otherwise pull in the server's sources and packages.
const STAND_INS: Record<string, string> = {
  RequestContext: 'object',
  ProcedureMeta: 'object',
  InputIssue: '{ path: (string | number)[]; message: string }',
};

const FACTORY = /export declare function createAppRouter\(services: Services\): /;
const LOCAL_TYPE = /import\("\.[^"]*"\)\.(\w+)/g;

/**
 * Makes the declaration of `AppRouter` independent of the server. The compiler writes the types of all inputs and
 * outputs into the return type of its factory; only a few names of the server remain.
 * @throws Error when the declaration has an unexpected form, so that no incomplete types are published
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
  return `/** Every procedure of the portfolio, with its input and output. */\nexport type AppRouter = ${alone}`;
}
