import { readReadme } from '#server/extras/imports/github/read-readme';
import { toKeyPart } from '#server/extras/imports/import-entry';
import { readJsonResume } from '#server/extras/imports/json-resume/read-json-resume';
import { prepareText } from '#server/extras/imports/markdown/prepare-text';
import { readMarkdown } from '#server/extras/imports/markdown/read-markdown';
import { testHostileTexts } from '#tests/support/test-hostile-texts';

testHostileTexts([
  ['a README', text => readReadme(text, 'https://example.org/')],
  ['the text of a Markdown file', text => prepareText(text)],
  ['the text of an MDX file', text => prepareText(text, true)],
  ['a text whose comments end far below', text => prepareText(`${text}{% endcomment %}{% endraw %}{:/}-->`)],
  [
    'a Markdown file',
    content =>
      readMarkdown(
        { files: [{ path: 'a.md', content }], others: new Map(), close: () => {} },
        { target: 'notes' },
      ),
  ],
  ['a part of a key', toKeyPart],
  [
    'a JSON Resume',
    text => readJsonResume(JSON.stringify({ work: [{ name: 'A', highlights: [`a${text}b`] }] })),
  ],
]);
