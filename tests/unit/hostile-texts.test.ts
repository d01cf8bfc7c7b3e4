import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#server/core/markdown/render-markdown';
import { readReadme } from '#server/extras/imports/github/read-readme';
import { toKeyPart } from '#server/extras/imports/import-entry';
import { readJsonResume } from '#server/extras/imports/json-resume/read-json-resume';
import { prepareText } from '#server/extras/imports/markdown/prepare-text';
import { readMarkdown } from '#server/extras/imports/markdown/read-markdown';
import { normalizeEmail } from '#server/features/auth/login-limit';
import { toPlainLetters } from '#server/features/contacts/plain-letters';
import { resolveCssVariables } from '#server/features/generated-pictures/css-variables';
import { safeSvg } from '#server/features/uploads/safe-svg';
import { completeSlug, proposeSlug } from '#shared/slug';
import { listUploadNames } from '#shared/upload-names';

const LENGTH = 80_000;
/** Reading in linear time takes less than a third of it; in quadratic time, many seconds. */
const MICROSECONDS_PER_CHARACTER = 30;

/** Beginnings of markup that end nowhere, and runs of characters that patterns may repeat. */
const UNITS = [
  ..."![ [![a]( [![a](b)]( [a]( [a][ <h1> <!-- /* <style/> { a{ # - . / ? ' \u0301 \u0301\u0316 /uploads/.".split(
    ' ',
  ),
  ...['![a](b ', '[a]: ', '<img src="', '<img ', '<h1 ', '```\n', '~~~\n', '{{< ref "', '{{< figure a="'],
  ...['{% comment %}', '{::comment}', '{/* ', '{ /* a */', '{# ', '{% raw %}', '{% highlight a %}'],
  ...['`{% highlight a %}{% endhighlight %}`\n', '`{% comment %}{% endcomment %}`\n', ' <!-- -->\n'],
  ...['`{% raw %}`<!-- -->\n', '<pre> {% comment %}{% endcomment %}\n', '{% raw %}{% endraw %}'],
  ...[
    '- {% comment %}{% endcomment %}\n',
    '- {% comment %}\n\n```\n{% endcomment %}\n',
    '`a {% comment %}\n\n{% endcomment %}b`\n',
    '{#-#}',
    '> > {#-#}\n',
    '{% highlight a %}\n{% endhighlight %}',
    '{% comment %}{% endcomment %}',
    '{% link ',
    '{{ "',
    ' ',
    '\t',
    '\n ',
    '\n\n ',
    ' #',
    'a ',
    '](',
    '# # ',
    '```\n~~~\n',
  ],
];

const READERS: [name: string, read: (text: string) => unknown][] = [
  ['a README', text => readReadme(text, 'https://example.org/')],
  ['the text of a Markdown file', text => prepareText(text)],
  ['the text of an MDX file', text => prepareText(text, true)],
  ['a text whose comments end far below', text => prepareText(`${text}{% endcomment %}{% endraw %}{:/}-->`)],
  ['a title for a slug', proposeSlug],
  ['a slug', completeSlug],
  [
    'a Markdown file',
    content =>
      readMarkdown(
        { files: [{ path: 'a.md', content }], others: new Map(), close: () => {} },
        { target: 'notes' },
      ),
  ],
  ['an email address', normalizeEmail],
  ['a part of a key', toKeyPart],
  ['plain letters', toPlainLetters],
  ['names of uploads', listUploadNames],
  ['the name of a code block', text => renderMarkdown(`~~~ a${text.replace(/\n/g, '')}b\u2028\n~~~`)],
  [
    'a JSON Resume',
    text => readJsonResume(JSON.stringify({ work: [{ name: 'A', highlights: [`a${text}b`] }] })),
  ],
  ['variables of an SVG', text => resolveCssVariables(`<svg><style>a{--a:b}${text}</style></svg>`)],
  [
    'the style of an SVG',
    text =>
      safeSvg(
        `<svg xmlns="http://www.w3.org/2000/svg"><style>a{fill:url(#a)}${text.replace(/[<&]/g, '')}</style></svg>`,
      ),
  ],
];

/** Returns the milliseconds of the work. Time in which this process had no processor does not count. */
async function measure(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return Math.min(performance.now() - startedAt, (user + system) / 1_000);
}

describe.each(READERS)('reading %s takes time that grows with its length', (_name, read) => {
  test.each(UNITS)('for repeated %j', async unit => {
    const text = `${unit.repeat(LENGTH / unit.length)}x`;
    const limitMs = (LENGTH * MICROSECONDS_PER_CHARACTER) / 1_000;
    let elapsedMs = await measure(() => read(text));
    // Other tests keep the caches of the processor busy.
    if (elapsedMs > limitMs) elapsedMs = await measure(() => read(text));
    expect(elapsedMs).toBeLessThan(limitMs);
  });
});
