import { defineRoute } from '#client/content/define-route';
import type { Nouns, OwnerKind } from '#client/editing/owner-kind';
import { ownerPaths } from '#client/lib/owner-paths';

const nouns: Nouns = { one: 'skill', many: 'skills' };

export const skillOwnerKind: OwnerKind = {
  nouns,
  tables: [{ name: 'skill', nouns }],
  refetch: utils => void utils.skills.invalidate(),
  screens: [
    defineRoute({
      pattern: ownerPaths.skillsEditor,
      file: 'features/skills/admin/skills-editor-screen.tsx',
      load: async () => (await import('./skills-editor-screen')).SkillsEditorScreen,
    }),
  ],
  navigation: { href: ownerPaths.skillsEditor, label: 'Skills Editor', icon: 'wrench', order: 3 },
  editLinks: 'none',
  importGroup: { target: 'skills', title: 'Skills', draftsPath: 'none' },
  trash: 'none',
};
