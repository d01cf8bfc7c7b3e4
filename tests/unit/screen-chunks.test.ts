import { expect, test } from 'vitest';
import { nameOwnerChunk, nameScreenChunk, nameSharedChunk } from '../../src/build/screen-chunks';

const HOME = '/site/src/client/screens/home-screen.tsx';
const NOTES = '/site/src/client/features/posts/notes-screen.tsx';
const INBOX = '/site/src/client/features/contacts/admin/inbox-screen.tsx';
const SKILLS = '/site/src/client/features/skills/admin/skills-editor-screen.tsx';
const CONTENTS = '/site/src/client/content/markdown/text-contents.tsx';
const STORY = '/site/src/client/features/projects/project-story.tsx';

test('a module of two screens of visitors is in the shared chunk', () => {
  expect(nameChunk([HOME, NOTES, INBOX])).toBe('shared');
});

test('a module of a screen and of a part that several screens load later is in the shared chunk', () => {
  expect(nameChunk([HOME, CONTENTS])).toBe('shared');
});

test('a module that one screen of visitors shares with the owner is in a chunk of that screen', () => {
  expect(nameChunk([NOTES, INBOX])).toBe('of-notes');
});

test('a module of the owner is in a chunk that visitors never load', () => {
  expect(nameChunk([INBOX, SKILLS])).toBe('owner');
});

test('a part of a page that visitors load later never loads the chunk of the owner', () => {
  expect(nameChunk([STORY, INBOX])).toBe(null);
});

/** Names the chunk of a module that screens import through another one. */
function nameChunk(screens: string[]): string | null {
  const graph = new Map<string, { importers: string[]; dynamicImporters: string[] }>();
  graph.set('/module.ts', { importers: ['/between.ts'], dynamicImporters: [] });
  graph.set('/between.ts', { importers: screens, dynamicImporters: [] });
  for (const screen of screens) graph.set(screen, { importers: [], dynamicImporters: ['/routes.ts'] });
  const find = { getModuleInfo: (id: string) => graph.get(id) ?? null };
  const names = [nameSharedChunk, nameScreenChunk, nameOwnerChunk].map(name => name('/module.ts', find));
  return names.find(name => name !== null) ?? null;
}
