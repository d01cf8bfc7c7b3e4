type GfmExample = [title: string, markdown: string, html: string];

/** Examples for the extensions in GitHub's specification, and for footnotes as GitHub renders them. */
export const GFM_EXAMPLES: GfmExample[] = [
  [
    'a table with aligned columns and without outer pipes',
    'a | b | c\n:- | :-: | -:\n1 | 2 | 3',
    '<table><thead><tr><th style="text-align:left">a</th><th style="text-align:center">b</th><th style="text-align:right">c</th></tr></thead><tbody><tr><td style="text-align:left">1</td><td style="text-align:center">2</td><td style="text-align:right">3</td></tr></tbody></table>',
  ],
  [
    'a task list',
    '- [ ] weigh\n- [x] send',
    '<ul><li class="task">TODO weigh</li><li class="task">DONE send</li></ul>',
  ],
  [
    'nested task lists',
    '- [x] a\n  - [ ] b\n- c',
    '<ul><li class="task">DONE a<ul><li class="task">TODO b</li></ul></li><li>c</li></ul>',
  ],
  [
    'brackets without a space inside or after, which are not a task',
    '- [] a\n- [x]b',
    '<ul><li>[] a</li><li>[x]b</li></ul>',
  ],
  ['text that is struck through', '~~Hi~~ there', '<p><s>Hi</s> there</p>'],
  [
    'URLs in a sentence with a full stop',
    'See www.example.org/help for more, or www.example.org.',
    '<p>See <a href="https://www.example.org/help" rel="noopener">www.example.org/help</a> for more, or <a href="https://www.example.org" rel="noopener">www.example.org</a>.</p>',
  ],
  [
    'URLs with a scheme',
    'http://example.org and https://example.org/?q=a*b',
    '<p><a href="http://example.org" rel="noopener">http://example.org</a> and <a href="https://example.org/?q=a*b" rel="noopener">https://example.org/?q=a*b</a></p>',
  ],
  [
    'email addresses with a full stop',
    'joss@example.org, or joss+hive@mail.example.org.',
    '<p><a href="mailto:joss@example.org">joss@example.org</a>, or <a href="mailto:joss+hive@mail.example.org">joss+hive@mail.example.org</a>.</p>',
  ],
  [
    'a URL in code and one with another scheme, which are not links',
    '`www.example.org` javascript:a',
    '<p><code>www.example.org</code> javascript:a</p>',
  ],
  [
    'a footnote',
    'A[^1].\n\n[^1]: B.',
    '<p>A<sup><a href="#text-note-1" id="text-note-1-ref" aria-label="Footnote 1">1</a></sup>.</p><section class="footnotes" aria-label="Footnotes"><ol><li id="text-note-1"><p>B. <a href="#text-note-1-ref" aria-label="Back to the text">BACK</a></p></li></ol></section>',
  ],
  [
    'a footnote inside another',
    'A[^1].\n\n[^1]: > [^2]: B.',
    '<p>A<sup><a href="#text-note-1" id="text-note-1-ref" aria-label="Footnote 1">1</a></sup>.</p><section class="footnotes" aria-label="Footnotes"><ol><li id="text-note-1"><blockquote></blockquote> <a href="#text-note-1-ref" aria-label="Back to the text">BACK</a></li></ol></section>',
  ],
  ['a reference to an undefined footnote', 'A[^2].', '<p>A[^2].</p>'],
];
