import { type AppRouter, createPortfolioClient, type PortfolioOutputs } from 'portfolio-client';

// Each line that is marked must not compile; one that does makes its mark an error.

const portfolio = createPortfolioClient('');

// @ts-expect-error a project has no such field
portfolio.projects.create.mutate({ titel: 'x' });
// @ts-expect-error a flag is no text
portfolio.projects.update.mutate({ id: '1', featured: 'true' });
// @ts-expect-error a list is queried
portfolio.projects.list.mutate;
// @ts-expect-error there is no such router
portfolio.blog;
// @ts-expect-error a token is text
createPortfolioClient('', { token: 7 });
// @ts-expect-error a site has an address
createPortfolioClient();
// @ts-expect-error an id has an underscore
portfolio.projects.get.query({ id: '1' }).then(({ id }) => id);
// @ts-expect-error the router is not of any type
export const router: AppRouter = 7;
// @ts-expect-error nor are its answers
export const total: PortfolioOutputs['views']['total'] = { totalViews: 'many' };
