import {
  createPortfolioClient,
  isPortfolioError,
  type PortfolioInputs,
  type PortfolioOutputs,
} from 'portfolio-client';

// The script of a developer who has installed nothing but the packed client (npm run build:client).

// The folder has no types of Node.
declare const process: { argv: string[] };

const [address = '', email = '', password = ''] = process.argv.slice(2);

const { token } = await createPortfolioClient(address).auth.login.mutate({ email, password });
const portfolio = createPortfolioClient(address, { token });

const wanted: PortfolioInputs['projects']['create'] = { title: 'Made by a script', featured: true };
const [created] = await portfolio.projects.create.mutate(wanted);

// Simultaneous calls are sent in one request, or in several if there are more than the server accepts at
// once.
const [projects, ...totals] = await Promise.all([
  portfolio.projects.list.query(),
  ...Array.from({ length: 30 }, () => portfolio.views.total.query()),
]);
const listed: PortfolioOutputs['projects']['list'] = projects;

const refused = await createPortfolioClient(`${address}/`, { token: () => undefined })
  .contacts.list.query({})
  .catch((error: unknown) => isPortfolioError(error) && error.data?.code);

console.info(
  JSON.stringify({
    created: created?.title,
    isListed: listed.some(({ _id }) => _id === created?._id),
    totals: totals.map(({ totalViews }) => totalViews),
    refused,
  }),
);
