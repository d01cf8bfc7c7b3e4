import { expect, test } from 'vitest';
import { toStandaloneDeclaration } from '../../src/api-client/router-declaration';

function declaration(type: string): string {
  return `import type { Services } from './services';
export declare function createAppRouter(services: Services): ${type};
export type AppRouter = ReturnType<typeof createAppRouter>;
`;
}

test('the published type of the router names no type of the server', () => {
  const router = 'import("@trpc/server").Router<{ ctx: import("../core/request-context").RequestContext }>';
  expect(toStandaloneDeclaration(declaration(router))).toBe(
    '/** Every procedure of the portfolio, with its input and output. */\n' +
      'export type AppRouter = import("@trpc/server").Router<{ ctx: object }>;\n',
  );
});

test('a declaration with an unknown server type is rejected', () => {
  expect(() => toStandaloneDeclaration(declaration('import("../core/env").Environment'))).toThrow(
    /names Environment/,
  );
});

test('a declaration without createAppRouter is rejected', () => {
  expect(() => toStandaloneDeclaration('export declare const appRouter: {};')).toThrow(/no createAppRouter/);
});
