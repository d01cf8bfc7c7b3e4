import { expect, test } from 'vitest';
import { standAlone } from '../../src/api-client/router-declaration';

function declaration(type: string): string {
  return `import type { Services } from './services';
export declare function createAppRouter(services: Services): ${type};
export type AppRouter = ReturnType<typeof createAppRouter>;
`;
}

test('the type of the router keeps what it is made of and names nothing of the server', () => {
  const router = 'import("@trpc/server").Router<{ ctx: import("../core/request-context").RequestContext }>';
  expect(standAlone(declaration(router))).toBe(
    '/** Every procedure of the portfolio, with what it takes and answers. */\n' +
      'export type AppRouter = import("@trpc/server").Router<{ ctx: object }>;\n',
  );
});

test('a name of the server that nobody expected is not shipped', () => {
  expect(() => standAlone(declaration('import("../core/env").Environment'))).toThrow(/names Environment/);
});

test('a declaration of another form is not shipped', () => {
  expect(() => standAlone('export declare const appRouter: {};')).toThrow(/no createAppRouter/);
});
