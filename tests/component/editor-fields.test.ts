import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { ownerPaths } from '#client/lib/owner-paths';
import type { ContentKindName } from '#shared/content-kinds';
import type { Fields } from '#shared/contract/fields';
import { noteFields, pageFields } from '#shared/contract/post';
import { projectFields } from '#shared/contract/project';
import { skillFields } from '#shared/contract/skill';
import { elementFields } from '#shared/contract/timeline-element';
import { toKeys } from '#shared/map-values';
import type { TestApp } from '../support/app/start-app';
import { test } from '../support/component/component-test';

type Editor = {
  fields: Fields;
  /** The names of controls that differ from the labels of their fields. */
  controls?: Record<string, string>;
  /** Creates an item and returns the addresses at which the owner edits its fields. */
  open: (owner: ReturnType<TestApp['trpc']>) => Promise<string[]>;
  /** The buttons that the owner presses to see further fields. */
  reveal?: string[];
};

/** The editors of kinds with items. The settings are in the forms of several pages. */
const EDITORS: Record<Exclude<ContentKindName, 'site'>, Editor> = {
  project: {
    fields: projectFields,
    controls: {
      skills: 'New skill',
      media: 'Add media',
      keyFigures: 'Figure',
      image: 'Image URL',
      coverTurn: 'Another drawing',
      featured: 'Show on the home page',
      public: 'Public',
    },
    open: async owner => {
      const keyFigures = [{ value: '3', label: 'kites' }];
      const [project] = await owner.projects.create.mutate({ title: 'Kite', keyFigures });
      return [ownerPaths.projectEdit(project?._id ?? '')];
    },
    reveal: ['Search engines', 'Edit main image'],
  },
  note: {
    fields: noteFields,
    controls: {
      cover: 'Image URL',
      coverAlt: 'Image description',
      coverTurn: 'Another drawing',
      tags: 'New tag',
      projects: 'Project',
    },
    open: async owner => [ownerPaths.noteEdit((await owner.notes.create.mutate({ title: 'Neap' }))._id)],
    reveal: ['Search engines'],
  },
  page: {
    fields: pageFields,
    open: async owner => [ownerPaths.pageEdit((await owner.pages.create.mutate({ title: 'Uses' }))._id)],
    reveal: ['Search engines'],
  },
  timeline: {
    fields: elementFields,
    controls: { profileSections: 'Text of How', futureSections: 'Text of Boat' },
    open: async owner => {
      const elements = [
        await owner.timeline.create.mutate({ type: 'event' }),
        await owner.timeline.create.mutate({ type: 'profile', profile: { How: 'With care.' } }),
        await owner.timeline.create.mutate({ type: 'future', future: { Boat: 'Build one.' } }),
      ];
      return elements.map(({ _id }) => ownerPaths.timelineElement(_id));
    },
  },
  skills: {
    fields: skillFields,
    controls: { icon: 'Choose icon' },
    open: async owner => {
      await owner.skills.replace.mutate([{ name: 'Ada', category: 'Tools' }]);
      return [ownerPaths.skillsEditor];
    },
    reveal: ['Edit Ada'],
  },
};

test.for(toKeys(EDITORS))(
  'the editor of the kind %s has a control for every field',
  async (kind, { owner, visitAsOwner }) => {
    const { fields, controls = {}, open, reveal = [] } = EDITORS[kind];
    const missing = new Set(toKeys(fields));
    const takeShown = () => {
      const shown = [...missing].filter(name => hasControl(controls[name] ?? fields[name]?.label ?? ''));
      for (const name of shown) missing.delete(name);
      return shown;
    };
    for (const address of await open(owner)) {
      const user = await visitAsOwner(address);
      await waitFor(() => expect(takeShown()).not.toEqual([]));
      for (const name of reveal) {
        await user.click(screen.queryByText(name) ?? screen.getByLabelText(name));
        await waitFor(() => expect(takeShown()).not.toEqual([]));
      }
    }
    // Some controls load on demand.
    await waitFor(() => {
      takeShown();
      expect([...missing]).toEqual([]);
    });
  },
);

/** Returns true for a control whose label begins with these words, or a button with them. */
function hasControl(words: string): boolean {
  const selector = 'input, select, textarea, button';
  return (
    screen.queryAllByLabelText(new RegExp(`^${words}`), { selector }).length > 0 ||
    screen.queryAllByText(words, { selector: 'button, button *' }).length > 0
  );
}
