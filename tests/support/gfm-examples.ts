type GfmExample = [what: string, markdown: string, html: string];

/** What GitHub's specification says of its extensions, in examples of our own; footnotes, which it does not have, as GitHub shows them. */
export const GFM_EXAMPLES: GfmExample[] = [
  [
    'a table',
    '| hive | grams |\n| --- | --- |\n| one | 275 |',
    '<table><thead><tr><th>hive</th><th>grams</th></tr></thead><tbody><tr><td>one</td><td>275</td></tr></tbody></table>',
  ],
  [
    'a table without outer pipes, with columns aligned',
    'a | b | c\n:- | :-: | -:\n1 | 2 | 3',
    '<table><thead><tr><th style="text-align:left">a</th><th style="text-align:center">b</th><th style="text-align:right">c</th></tr></thead><tbody><tr><td style="text-align:left">1</td><td style="text-align:center">2</td><td style="text-align:right">3</td></tr></tbody></table>',
  ],
  [
    'a pipe in a cell, escaped, in code too',
    '| a |\n| - |\n| `b \\| c` |\n| d **\\|** e |',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><code>b | c</code></td></tr><tr><td>d <strong>|</strong> e</td></tr></tbody></table>',
  ],
  [
    'a table that ends where another block begins',
    '| a |\n| - |\n| b |\n> c',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table><blockquote><p>c</p></blockquote>',
  ],
  [
    'no table: its rule has fewer cells than its head',
    '| a | b |\n| - |\n| c |',
    '<p>| a | b |\n| - |\n| c |</p>',
  ],
  [
    'rows with cells too few and too many',
    '| a | b |\n| - | - |\n| c |\n| d | e | f |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td></td></tr><tr><td>d</td><td>e</td></tr></tbody></table>',
  ],
  [
    'a table of a head alone',
    '| a | b |\n| - | - |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead></table>',
  ],
  [
    'tasks',
    '- [ ] weigh\n- [x] send',
    '<ul><li class="task">TODO weigh</li><li class="task">DONE send</li></ul>',
  ],
  [
    'tasks in tasks',
    '- [x] a\n  - [ ] b\n- c',
    '<ul><li class="task">DONE a<ul><li class="task">TODO b</li></ul></li><li>c</li></ul>',
  ],
  [
    'no task: nothing between the brackets, or nothing after',
    '- [] a\n- [x]b',
    '<ul><li>[] a</li><li>[x]b</li></ul>',
  ],
  ['what is struck through', '~~Hi~~ there', '<p><s>Hi</s> there</p>'],
  [
    'no strike over a new paragraph',
    'This ~~has a\n\nnew paragraph~~.',
    '<p>This ~~has a</p><p>new paragraph~~.</p>',
  ],
  ['no strike by three', 'No ~~~strike~~~ here', '<p>No ~~~strike~~~ here</p>'],
  [
    'an address that begins with www',
    'www.example.org',
    '<p><a href="https://www.example.org" rel="noopener">www.example.org</a></p>',
  ],
  [
    'an address in a sentence, and its dot',
    'See www.example.org/help for more, or www.example.org.',
    '<p>See <a href="https://www.example.org/help" rel="noopener">www.example.org/help</a> for more, or <a href="https://www.example.org" rel="noopener">www.example.org</a>.</p>',
  ],
  [
    'an address in brackets',
    '(see https://example.org/a?b=(c))',
    '<p>(see <a href="https://example.org/a?b=(c)" rel="noopener">https://example.org/a?b=(c)</a>)</p>',
  ],
  [
    'an address by its scheme',
    'http://example.org and https://example.org/?q=a*b',
    '<p><a href="http://example.org" rel="noopener">http://example.org</a> and <a href="https://example.org/?q=a*b" rel="noopener">https://example.org/?q=a*b</a></p>',
  ],
  [
    'an address that ends before a tag',
    'http://example.org/a<b',
    '<p><a href="http://example.org/a" rel="noopener">http://example.org/a</a>&lt;b</p>',
  ],
  [
    'a mail address, and its dot',
    'joss@example.org, or joss+hive@mail.example.org.',
    '<p><a href="mailto:joss@example.org">joss@example.org</a>, or <a href="mailto:joss+hive@mail.example.org">joss+hive@mail.example.org</a>.</p>',
  ],
  [
    'no address in code, and none of another scheme',
    '`www.example.org` javascript:a',
    '<p><code>www.example.org</code> javascript:a</p>',
  ],
  [
    'a footnote',
    'A[^1].\n\n[^1]: B.',
    '<p>A<sup><a href="#text-note-1" id="text-note-1-ref" aria-label="Footnote 1">1</a></sup>.</p><section class="footnotes" aria-label="Footnotes"><ol><li id="text-note-1"><p>B. <a href="#text-note-1-ref" aria-label="Back to the text">BACK</a></p></li></ol></section>',
  ],
  ['no footnote: nobody has written it', 'A[^2].', '<p>A[^2].</p>'],
];
