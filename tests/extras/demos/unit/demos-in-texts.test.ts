import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/core/markdown/render-markdown';

const ID = '01a1fd07-85c5-7564-9909-52845c9ed050';
const DEMO = `/uploads/${ID}.html`;
const POSTER = `/uploads/${ID}-aabbcc-1200x800.webp`;

test('a picture that links to a demo is its poster, until the visitor runs it', () => {
  const html = renderMarkdown(`[![A "clock"](${POSTER})](${DEMO}#wide)`, { base: '/work' });
  expect(html).toContain('<details class="demo wide" style="--ratio:1200/800">');
  expect(html).toMatch(/<summary><picture>.*<img src="\/work\/uploads\/[^"]*\.webp" alt=""/s);
  expect(html).toContain('<i data-text="stopDemo">Stop</i>A &quot;clock&quot;</span></summary>');
  expect(html).toContain(
    `<iframe src="/work${DEMO}" title="A &quot;clock&quot;" sandbox="allow-scripts" loading="lazy" referrerpolicy="no-referrer"></iframe>`,
  );
  expect(html).not.toContain('<a ');
});

test('a link alone in its paragraph is a demo without a poster', () => {
  expect(renderMarkdown(`[A clock](${DEMO})`)).toMatch(
    /<details class="demo text">\s*<summary><span><i data-text="runDemo">Run<\/i><i data-text="stopDemo">Stop<\/i>A clock<\/span>/,
  );
});

test.each([
  `See [a clock](${DEMO}).`,
  `[a](${DEMO}) [b](${DEMO})`,
  `[a](https://evil.example${DEMO})`,
  `[a](//evil.example${DEMO})`,
  `[a](/uploads/../evil.html)`,
  '[a](/uploads/evil.html)',
  `[a](${DEMO}?x)`,
  `[a](${DEMO}/x.html)`,
  `[a](/uploads/${ID}.svg)`,
  `- [a](${DEMO}?x)`,
  '<iframe src="https://evil.example"></iframe>',
])('%s embeds nothing', text => expect(renderMarkdown(text)).not.toMatch(/<iframe|<details/));

test('a poster with a dangerous address is left out', () => {
  const html = renderMarkdown(`[![a](javascript:alert(1))](${DEMO})`);
  expect(html).toContain('<iframe');
  expect(html).not.toContain('javascript:');
});

test('a feed has the link and the poster', () => {
  const html = renderMarkdown(`[![A](${POSTER})](${DEMO})\n\n[Life](/projects#demo-life)`, {
    page: 'https://a.example/notes/b',
  });
  expect(html).toContain(`<a href="https://a.example${DEMO}"`);
  expect(html).not.toMatch(/<iframe|data-demo/);
});

test('a link to a demo of the playground marks its paragraph', () => {
  expect(renderMarkdown('[Life](/projects#demo-life)')).toBe(
    '<p data-demo="life"><a href="/projects#demo-life">Life</a></p>',
  );
  expect(renderMarkdown('The [Life](/projects#demo-life).')).not.toContain('data-demo');
});
