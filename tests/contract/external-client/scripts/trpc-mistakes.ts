import {
  createPortfolioClient,
  type PortfolioClient,
  type PortfolioError,
  type PortfolioInputs,
  type PortfolioOutputs,
} from 'portfolio-client';

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
// @ts-expect-error the type of the client is not `any`
export const client: PortfolioClient = 7;
// @ts-expect-error the types of its inputs are not `any`
export const view: PortfolioInputs['views']['record'] = { sessionId: 7 };
// @ts-expect-error a message requires an input
portfolio.contacts.send.mutate();
// @ts-expect-error the total takes no input
portfolio.views.total.query({ id: '1' });
// @ts-expect-error the data of a failure is not `any`
export const readStatus = (error: PortfolioError) => error.data?.status;
// @ts-expect-error the types of its outputs are not `any`
export const total: PortfolioOutputs['views']['total'] = { totalViews: 'many' };
