import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/shared/markdown';

test.each([
  ['<script>alert(1)</script>', '<script'],
  ['<img src=x onerror=alert(1)>', '<img'],
  ['[a](javascript:alert(1))', 'javascript:'],
  ['[a](JaVaScRiPt:alert(1))', 'script:'],
  ['[a](data:text/html,<script>alert(1)</script>)', 'data:'],
  ['![a](javascript:alert(1))', 'javascript:'],
  ['[a][1]\n\n[1]: vbscript:x', 'vbscript:'],
  ['<javascript:alert(1)>', 'href="javascript'],
  ['[a](https://example.com "\\" onclick=alert(1) x=\\"")', '" onclick'],
])('%s stays harmless', (text, danger) => {
  expect(renderMarkdown(text)).not.toContain(danger);
});

test.each([
  ['# One\n\n## Two', '<h2>One</h2>\n<h3>Two</h3>'],
  ['### Three\n\n##### Five', '<h2>Three</h2>\n<h4>Five</h4>'],
  ['# One\n\n###### Six', '<h2>One</h2>\n<h6>Six</h6>'],
])('the highest heading of %j stands right below that of the page', (text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test('lists, emphasis and links are marked up', () => {
  expect(renderMarkdown('- **bold**\n- [site](https://example.com)')).toBe(
    '<ul>\n<li><strong>bold</strong></li>\n<li><a href="https://example.com">site</a></li>\n</ul>',
  );
});
