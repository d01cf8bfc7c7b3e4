import { expect, test } from 'vitest';
import { toStandaloneDeclaration, withStandIns } from '../../src/api-client/router-declaration';

function declaration(type: string): string {
  return `import type { Services } from './services';
export declare function createAppRouter(services: Services): ${type};
export type AppRouter = ReturnType<typeof createAppRouter>;
`;
}

test('the published type of the router names no type of the server or of a library', () => {
  const router =
    'import("@trpc/server").Router<{ ctx: import("#server/core/request-context").RequestContext }>';
  expect(toStandaloneDeclaration(declaration(router))).toBe(
    '/** Every procedure of the portfolio, with its input and output. */\n' +
      'export type AppRouter = import("./stand-ins.js").Router<{ ctx: import("./stand-ins.js").RequestContext }>;\n',
  );
  expect(() => toStandaloneDeclaration('export declare const appRouter: {};')).toThrow(/no createAppRouter/);
});

test('the published client imports the published router and stand-ins', () => {
  const client = `import { type TRPCClient } from '@trpc/client';
import type { AppRouter } from '../server/app-router';
export type PortfolioClient = TRPCClient<AppRouter>;
`;
  expect(withStandIns(client)).toBe(`import { type TRPCClient } from './stand-ins.js';
import type { AppRouter } from './app-router.js';
export type PortfolioClient = TRPCClient<AppRouter>;
`);
});
