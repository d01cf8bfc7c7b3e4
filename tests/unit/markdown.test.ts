import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/client/features/projects/markdown-text';

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

test('headings stand below those of the page', () => {
  expect(renderMarkdown('# One\n\n#### Four')).toBe('<h3>One</h3>\n<h4>Four</h4>');
});

test('lists, emphasis and links are marked up', () => {
  expect(renderMarkdown('- **bold**\n- [site](https://example.com)')).toBe(
    '<ul>\n<li><strong>bold</strong></li>\n<li><a href="https://example.com">site</a></li>\n</ul>',
  );
});
