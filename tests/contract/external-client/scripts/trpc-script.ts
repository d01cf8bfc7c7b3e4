import { createPortfolioClient, type PortfolioInputs, type PortfolioOutputs } from 'portfolio-client';

// What a developer writes who has installed the client that the project builds (npm run build:client).

const [address = '', email = '', password = ''] = process.argv.slice(2);

const { token } = await createPortfolioClient(address).auth.login.mutate({ email, password });
const portfolio = createPortfolioClient(address, { token });

const wanted: PortfolioInputs['projects']['create'] = { title: 'Made by a script', featured: true };
const [created] = await portfolio.projects.create.mutate(wanted);

// Calls that are made together go in one request; more than the server takes at once go in several.
const [projects, ...totals] = await Promise.all([
  portfolio.projects.list.query(),
  ...Array.from({ length: 30 }, () => portfolio.views.total.query()),
]);
const listed: PortfolioOutputs['projects']['list'] = projects;

const refused = await createPortfolioClient(`${address}/`, { token: () => undefined })
  .contacts.list.query({})
  .catch((error: unknown) => String(error));

console.info(
  JSON.stringify({
    created: created?.title,
    isListed: listed.some(({ _id }) => _id === created?._id),
    totals: totals.map(({ totalViews }) => totalViews),
    refused,
  }),
);
