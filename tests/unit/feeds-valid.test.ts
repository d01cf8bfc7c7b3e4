import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { renderFeed } from '#server/features/discovery/render-feed';
import { noteFeeds } from '#server/features/posts/note-discovery';
import { projectFeed } from '#server/features/projects/project-discovery';
import { SOME_SITE, someNote, someProject } from '../support/content/some-content';

const grammar = await readFile(resolve(import.meta.dirname, '../support/atom.rng'), 'utf8');

/** Validates a feed with libxml2 and returns its errors. */
async function validateFeed(feed: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'feed.xml', contents: feed },
    schema: { fileName: 'atom.rng', contents: grammar },
    extension: 'relaxng',
  });
  return errors.map(({ message }) => message);
}

const TITLES = [
  'Tom & <script>alert("1")</script> ]]>',
  'a\u0000b\u0008c\uFFFFd\uD800e\u000b\u2028',
  '',
  ' ',
  '日本語 مرحبا 👩‍💻',
];
const TEXT = `${TITLES.join('\n\n')}\n\n<!-- x --> <![CDATA[ ]]> &nbsp; &amp;amp; [a](/b "c") ![d](/uploads/e.svg "f")

| a | b |
|---|---|
| \`<\` | ~~x~~ |

\`\`\`ts a.ts
const x = '<b>' && "]]>";
\`\`\`
`;
const PUBLIC_URLS = ['https://ada.example.com', undefined];

const projects = TITLES.map((title, index) =>
  someProject({ _id: `01a1fd07-85c5-7564-9909-52845c9ed05${index}`, public: true, title, details: TEXT }),
);
const notes = TITLES.map((title, index) =>
  someNote({
    _id: `01a1fd07-85c5-7564-9909-52845c9ed06${index}`,
    slug: `часы-${index}`,
    title,
    summary: title,
    text: TEXT,
    tags: [`<&"'> ${title}`],
  }),
);
const site = { ...SOME_SITE, ownerName: 'Ada "A" <& Example>', introduction: TITLES.join(' ') };

test.each(PUBLIC_URLS)(
  'feeds with special characters are valid Atom with the public URL %s',
  async publicUrl => {
    const feeds = [projects, []].flatMap((some, index) => [
      projectFeed(async () => some.map(project => ({ ...project, publishedAt: project.createdAt }))),
      ...noteFeeds(async () => (index === 0 ? notes : [])),
    ]);
    for (const feed of feeds.filter(({ format }) => format === 'atom'))
      expect(await validateFeed(await renderFeed(feed, { site, publicUrl }))).toEqual([]);
  },
);
