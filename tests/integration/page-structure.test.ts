import { expect, test } from 'vitest';
import { startAppForFile } from '../support/app/managed-app';
import { get, startAppWithPages } from '../support/app/visitor-reads';

const app = await startAppForFile(undefined, startAppWithPages);
await app.services.site.update({ quotes: [{ text: 'It turns.', author: 'Ada' }], playground: true });

test.each(['/', '/projects', '/notes', '/about', '/login', '/no-such-page'])(
  'the page %s has elements only where HTML allows them',
  async path => {
    const { text: html } = await get(app, path);
    expect(html).toContain('<svg id="icons"');
    // SVG elements do not have this attribute.
    expect(html).not.toMatch(/<svg[^>]*\shidden\b/);
    // A caption is the first or the last child of its figure.
    for (const [figure] of html.matchAll(/<figure\b.*?<\/figure>/gs)) {
      if (figure.includes('<figcaption')) {
        expect(figure).toMatch(/^<figure[^>]*>\s*<figcaption|<\/figcaption>\s*<\/figure>$/);
      }
    }
  },
);

test('the page that ends the session has the title of its action', async () => {
  const { text: html } = await get(app, '/logout');
  expect(html).toContain('<title>Sign out</title>');
});
