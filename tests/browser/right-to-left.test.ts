import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser/browser-test';

const TEXT = 'הטקסט הזה כתוב בעברית, עם Node.js!';
const MARKDOWN = `## ${TEXT}\n\n${TEXT}\n\n- ${TEXT}\n\n> ${TEXT}\n\n\`\`\`js\nconst a = 1;\n\`\`\``;

/** Lists the blocks with a text of the owner that run from left to right. */
function listLeftToRight(page: Page): Promise<string[]> {
  return page.locator('main').evaluate(main => {
    const found: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      let block = currentNode.parentElement;
      if (!block?.checkVisibility() || !/^[\u0590-\u05ff]/.test(currentNode.textContent ?? '')) continue;
      while (block && /^(inline|contents)$/.test(getComputedStyle(block).display))
        block = block.parentElement;
      if (!block) continue;
      const { unicodeBidi, direction, textAlign } = getComputedStyle(block);
      const isFree = unicodeBidi === 'plaintext' || direction === 'rtl';
      if (!isFree || textAlign === 'left') found.push(block.outerHTML.slice(0, 200));
    }
    return found;
  });
}

test('texts from right to left run in their direction on all pages', async ({ site, call, visitor }) => {
  const texts = { title: TEXT, description: TEXT, details: MARKDOWN, learned: TEXT, timeline: TEXT };
  const [project] = await call('POST', '/projects', {
    ...texts,
    category: TEXT,
    skills: [TEXT],
    public: true,
  });
  const note = { title: TEXT, summary: TEXT, tags: [TEXT], text: MARKDOWN, slug: 'hebrew', draft: false };
  await call('POST', '/notes', note);
  const page = await visitor(`/projects/${project._id}`);
  const paths = [`/projects/${project._id}`, '/projects', '/notes/hebrew', '/notes', '/search?q=Node'];
  for (const path of paths) {
    await page.goto(site.url + path);
    await page.locator('main').getByText(TEXT).filter({ visible: true }).first().waitFor();
    expect(await listLeftToRight(page)).toEqual([]);
  }
  await page.goto(`${site.url}/projects/${project._id}`);
  const back = page.getByRole('link', { name: 'Back to Projects' }).locator('svg');
  expect(await back.evaluate(arrow => getComputedStyle(arrow).scale)).toBe('none');
  // Browsers that translate a page set its direction.
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await back.evaluate(arrow => getComputedStyle(arrow).scale)).toBe('-1 1');

  await page.goto(`${site.url}/notes/hebrew`);
  const edges = await page
    .locator('article :is(h1, .prose > h2, .prose > p, .prose > ul > li, .prose > blockquote)')
    .evaluateAll(blocks =>
      blocks.map(block => {
        const range = document.createRange();
        range.selectNodeContents(block);
        return Math.round(block.getBoundingClientRect().right - range.getBoundingClientRect().right);
      }),
    );
  expect(edges).toHaveLength(5);
  expect(Math.max(...edges)).toBeLessThan(24);
  const code = await page.locator('.prose pre').evaluate(pre => getComputedStyle(pre).direction);
  expect(code).toBe('ltr');
});
