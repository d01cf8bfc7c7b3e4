const FACTORY = /export declare function createAppRouter\([^)]*\): /;
const INLINE_IMPORT = /import\("[^"]*"\)/g;
const IMPORT_FROM = / from ['"]([^'"]*)['"]/g;
const STAND_INS = './stand-ins.js';

/**
 * Makes the declaration of `AppRouter` independent of the server and of libraries. The compiler writes the types
 * of all inputs and outputs into the return type of its factory, and the few names that remain have stand-ins.
 * @throws Error if the declaration has an unexpected form, so that no incomplete types are published
 */
export function toStandaloneDeclaration(declaration: string): string {
  const [, type] = declaration.split(FACTORY);
  if (type === undefined) throw new Error('The declaration of the router has no createAppRouter');
  const end = type.lastIndexOf('export type AppRouter');
  if (end === -1) throw new Error('The declaration of the router has no AppRouter');
  const alone = type.slice(0, end).replace(INLINE_IMPORT, `import("${STAND_INS}")`);
  return `/** Every procedure of the portfolio, with its input and output. */\nexport type AppRouter = ${alone}`;
}

/** Makes the client's declaration import the published router and stand-ins. */
export function withStandIns(declaration: string): string {
  return declaration.replace(IMPORT_FROM, (_whole, module: string) =>
    module.endsWith('/app-router') ? " from './app-router.js'" : ` from '${STAND_INS}'`,
  );
}
