import { type AppRouter, createPortfolioClient, type PortfolioOutputs } from 'portfolio-client';

// Each marked line must fail to compile; if it compiles, TypeScript reports the unused mark.

const portfolio = createPortfolioClient('');

// @ts-expect-error a project has no such field
portfolio.projects.create.mutate({ titel: 'x' });
// @ts-expect-error a boolean is not a string
portfolio.projects.update.mutate({ id: '1', featured: 'true' });
// @ts-expect-error a list is a query
portfolio.projects.list.mutate;
// @ts-expect-error there is no such router
portfolio.blog;
// @ts-expect-error a token is a string
createPortfolioClient('', { token: 7 });
// @ts-expect-error the address is required
createPortfolioClient();
// @ts-expect-error the field is named `_id`
portfolio.projects.get.query({ id: '1' }).then(({ id }) => id);
// @ts-expect-error the type of the router is not `any`
export const router: AppRouter = 7;
// @ts-expect-error the types of its outputs are not `any`
export const total: PortfolioOutputs['views']['total'] = { totalViews: 'many' };
