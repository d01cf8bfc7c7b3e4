import { defineRoute } from '#client/content/define-route';
import type { OwnerKind } from '#client/editing/owner-kind/owner-kind';
import { ownerPaths } from '#client/lib/owner-paths';

export const skillOwnerKind: OwnerKind = {
  nouns: { one: 'skill', many: 'skills' },
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
  importGroup: { title: 'Skills', draftsPath: 'none' },
  trash: 'none',
};
