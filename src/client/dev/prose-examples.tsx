import { MarkdownText } from '#client/content/markdown/markdown-text';
import { drawPicture, Example, LONG_TEXT, LONG_WORD } from './example';

const PICTURE = `<img src="${drawPicture(320, 180)}" alt="A picture" width="320" height="180">`;
const LINKED = `<a href="#prose" class="picture-link" aria-label="View full size: A picture">${PICTURE}</a>`;

/** HTML in the form in which the server renders Markdown. */
const TEXTS: Record<string, string> = {
  'headings and paragraphs': `
    <h3 id="prose"><a class="heading-link" href="#prose">A heading</a></h3>
    <p>${LONG_TEXT} <strong>Strong</strong>, <em>emphasized</em>, <code>code</code> and <a href="#prose">linked</a>
    words, and a note.<sup><a href="#note-1" id="note-1-ref" aria-label="Footnote 1">1</a></sup></p>
    <p>${LONG_WORD}</p>
    <hr>
    <section class="footnotes" aria-label="Footnotes">
      <ol><li id="note-1"><p>The note. <a href="#note-1-ref" aria-label="Back to the text">↩︎</a></p></li></ol>
    </section>`,
  lists: `
    <ul><li>${LONG_TEXT}</li><li>Nested<ol><li>One</li><li>Two</li></ol></li></ul>
    <ul>
      <li class="task"><input type="checkbox" disabled aria-label="Done" checked> Done</li>
      <li class="task"><input type="checkbox" disabled aria-label="To do"> ${LONG_TEXT}</li>
    </ul>`,
  'quotation and callout': `
    <blockquote><p>${LONG_TEXT}</p></blockquote>
    <div class="callout callout-warning" role="note"><p class="callout-title">Warning</p><p>${LONG_TEXT}</p></div>`,
  'code and table': `
    <div class="code" role="group" aria-label="a.ts, TypeScript">
      <div class="code-head"><code>a.ts</code><span>TypeScript</span></div>
      <pre tabindex="0"><code><span class="hljs-keyword">const</span> text = <span class="hljs-string">'${LONG_TEXT}'</span>;
</code></pre>
    </div>
    <div class="table" tabindex="0" role="group" aria-label="Table"><table>
      <thead><tr><th>Name</th><th>Value</th><th>Note</th></tr></thead>
      <tbody><tr><td>One</td><td>${LONG_WORD}</td><td>${LONG_TEXT}</td></tr></tbody>
    </table></div>`,
  'figures: as wide as the text, wider, and side by side': `
    <figure>${LINKED}<figcaption>${LONG_TEXT}</figcaption></figure>
    <figure class="wide">${LINKED}</figure>
    <div class="pair text"><figure>${LINKED}</figure><figure>${LINKED}<figcaption>A caption</figcaption></figure></div>`,
};

export function ProseExamples() {
  return Object.entries(TEXTS).map(([name, html]) => (
    <Example key={name} label={`Prose: ${name}`}>
      <MarkdownText html={html} />
    </Example>
  ));
}
