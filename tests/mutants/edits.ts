/** A fault to plant in the sources. Tests that find nothing wrong with it do not check what it breaks. */
export type Edit = {
  kind: 'styles' | 'permissions' | 'queries' | 'caches' | 'rules' | 'texts' | 'behaviour';
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  about: string;
  /** Names of integration and browser tests that may find it, which run before the others. */
  first: string[];
};

// draw.ts names the files and lines, except for the two survivors known before the draw, at the end. A comment
// names the drawn line. Spare lines replace lines whose only mutations are equivalent or rejected by tsc.

export const EDITS: Edit[] = [
  ...inFile(
    'styles',
    'src/client/features/posts/adjacent-notes.module.css',
    ['notes', 'public-pages'],
    [
      // 20
      ['font-weight: 600;', 'font-weight: 400;', 'titles of the next notes are not bold'],
      // 21
      ['letter-spacing: -0.02em;', 'letter-spacing: 0.2em;', 'titles of the next notes are spaced out'],
    ],
  ),
  ...inFile(
    'styles',
    'src/client/features/projects/admin/editor/project-editor.module.css',
    ['project-editor', 'owner-layout'],
    [
      // 36
      ['text-decoration: underline;', 'text-decoration: none;', 'the link to the order has no underline'],
      // 28
      ['width: auto;', 'width: 100%;', 'the link to the order is as wide as the field'],
    ],
  ),
  ...inFile(
    'styles',
    'src/client/ui/styles/tokens.css',
    ['visitor-layout', 'owner-layout', 'home'],
    [
      // 53
      ['--ease: cubic-bezier(0.2, 0.7, 0.2, 1);', '--ease: linear;', 'motion is linear'],
      // 46
      ['--z-tip: 15;', '--z-tip: 5;', 'tips are below the side navigation'],
    ],
  ),
  ...inFile(
    'permissions',
    'src/server/core/content/saved-row.ts',
    ['projects-concurrency', 'posts', 'versions'],
    [
      // 90
      [
        'if (expectedUpdatedAt === undefined ||',
        'if (expectedUpdatedAt !== undefined ||',
        'a conflicting save is accepted',
      ],
      // 6
      [
        "'createdAt', 'updatedAt', 'seenUpdatedAt'],",
        "'createdAt', 'updatedAt'],",
        'an export omits seenUpdatedAt',
      ],
      // spare 45, instead of 7
      [
        'updatedAt: now, seenUpdatedAt: null }',
        'updatedAt: now, seenUpdatedAt: now }',
        'a new item has hidden changes',
      ],
    ],
  ),
  ...inFile(
    'permissions',
    'src/server/core/errors/app-error.ts',
    ['auth-limits', 'input-fields', 'contacts'],
    [
      // 4
      ['this.issues = issues;', 'this.issues = issues?.slice(1);', 'an error does not name the first field'],
      // 59
      ["super('TOO_MANY_REQUESTS',", "super('FORBIDDEN',", 'a limit answers 403'],
      // 5
      [
        'this.retryAfterSeconds = retryAfterSeconds;',
        'this.retryAfterSeconds = retryAfterSeconds && 0;',
        'a limit says to retry at once',
      ],
    ],
  ),
  ...inFile(
    'permissions',
    'src/server/features/skills/skill-router.ts',
    ['skills', 'permissions'],
    [
      // 65
      [
        'skills.setCore(input.id, input.isCore)',
        'skills.setCore(input.id, !input.isCore)',
        'a core skill is the opposite',
      ],
      // 19
      ["cacheTags: ['content'],", 'cacheTags: [],', 'a cached list of skills never expires'],
      // spare 20, instead of 99
      ['  ownerProcedure,\n', '  publicProcedure as ownerProcedure,\n', 'anyone may save the list of skills'],
    ],
  ),
  ...inFile(
    'queries',
    'src/server/imports/apply-rows.ts',
    ['imports', 'content-import'],
    [
      // 16
      ['of planned) await', 'of planned.toReversed()) await', 'tables are imported in reverse order'],
      // 50
      ['if (!after) {', 'if (!after || !before) {', 'new rows are not stored'],
      // 49
      ['else if (before) await manager.delete(entity, { [key]: before[key] });', '', 'undo keeps added rows'],
    ],
  ),
  ...inFile(
    'queries',
    'src/server/features/posts/list-note-page.ts',
    ['posts', 'many-notes', 'notes'],
    [
      // 14
      [
        'tags: row.tags, publishedAt',
        'tags: row.tags.slice(1), publishedAt',
        "a note's first tag does not find it",
      ],
      // 17
      ['tags: countTags(all), pages', 'tags: countTags(all).slice(1), pages', 'the most used tag is missing'],
      // 31
      ['tags: true, publishAt: true, createdAt', 'tags: true, createdAt', 'notes are sorted by creation'],
    ],
  ),
  ...inFile(
    'queries',
    'src/server/features/views/view-list.ts',
    ['views-list', 'views'],
    [
      // 44
      ['projectId ?? IsNull()', 'projectId && IsNull()', 'views are those of the wrong page'],
      // 39
      [".orderBy('view.timestamp')", ".orderBy('view.timestamp', 'DESC')", 'views are listed newest first'],
      // 29
      ['Math.min(PAGE_ROWS, open)', 'PAGE_ROWS', 'a page of views ignores the limit'],
    ],
  ),
  ...inFile(
    'caches',
    'src/server/features/posts/page-router.ts',
    ['posts', 'hidden-content', 'response-cache'],
    [
      // spare 41, instead of 27
      [".meta({ cacheTags: ['content'] })", ".meta({ cacheTags: ['views'] })", 'a new page has no link'],
      // 16
      ['viewer => pages.list(viewer)', "() => pages.list('owner')", 'visitors see the drafts of pages'],
    ],
  ),
  ...inFile(
    'caches',
    'src/client/features/backup/admin/site-import.tsx',
    ['backup', 'imports'],
    [
      // 96
      ['busy={undo.isBusy}', 'busy={false}', 'undoing shows no progress'],
      // 39
      [
        'void invalidateAll();\n    if (outcome',
        'void invalidateAll;\n    if (outcome',
        'the screen does not show what was imported',
      ],
    ],
  ),
  ...inFile(
    'caches',
    'src/client/features/contacts/admin/inbox-queries.ts',
    ['inbox', 'dashboard'],
    [
      // 21
      ['placeholderData: () => listed', 'initialData: () => listed', 'a message may end after its beginning'],
      // 12
      ['(page - 1) * PAGE_SIZE', '(page - 1) * (PAGE_SIZE - 1)', 'a message is on two pages'],
    ],
  ),
  ...inFile(
    'rules',
    'src/server/core/errors/error-body.ts',
    ['bad-requests', 'trpc', 'database-failures'],
    [
      // 44
      [
        "code === 'SERVICE_UNAVAILABLE'",
        "code !== 'SERVICE_UNAVAILABLE'",
        'the wrong errors say when to retry',
      ],
      // 24
      ['message: requestId ?', 'message: !requestId ?', 'an internal error does not name its request'],
      // 58
      ["typeof part === 'number' ? part : String(part)", 'String(part)', 'positions in a path are text'],
    ],
  ),
  ...inFile(
    'rules',
    'src/server/core/font/renderable-text.ts',
    ['pictures', 'resume'],
    [
      // 25
      [
        "normalizeText(character, 'NFKD')",
        "normalizeText(character, 'NFC')",
        "'Ḧ' is dropped, not shown as 'H'",
      ],
      // 30
      ["? plain : '';", '? plain : character;', 'missing characters are boxes'],
      // 31
      ['\\p{Mn}', '', 'combining marks stay'],
    ],
  ),
  ...inFile(
    'rules',
    'src/server/features/posts/post-content-tables.ts',
    ['content-import', 'trash', 'versions'],
    [
      // 7
      ['before ? row.slug :', '!before ? row.slug :', 'an imported note takes the slug of another'],
      // 17
      ["local: ['slug', 'minutes']", "local: ['minutes']", 'another slug counts as a change'],
      // 39
      ["...toRows('page'),", "...toRows('note'),", 'pages are restored as notes'],
    ],
  ),
  ...inFile(
    'rules',
    'src/server/imports/import-context.ts',
    ['imports', 'markdown-import'],
    [
      // 12
      ['kinds[kind];', 'kinds.note;', 'everything is imported as notes'],
      // 33
      ['?.number ?? 0', '?.number ?? 1', 'an item without versions counts as saved'],
      // spare 37, instead of 20
      [
        '(await versions.list(id))[0]',
        '(await versions.list(id)).at(-1)',
        'undo compares with the oldest version',
      ],
    ],
  ),
  ...inFile(
    'texts',
    'src/client/features/projects/admin/editor/media/media-fields.tsx',
    ['project-media'],
    [
      // 83
      [
        'placeholder="https:// or /uploads/"',
        'placeholder="https://"',
        'the example of an address is incomplete',
      ],
      // 68
      ['label="Caption"', 'label="Legend"', 'the caption has another label'],
    ],
  ),
  ...inFile(
    'texts',
    'src/shared/sections/home.ts',
    ['site', 'sample', 'home', 'sections'],
    [
      // 8
      ["interests: 'Interests'", "interests: 'Hobbies'", 'the section of interests has another name'],
      // 26
      ["skillsTitle: 'Skills'", "skillsTitle: 'Abilities'", 'the section of skills has another title'],
    ],
  ),
  ...inFile(
    'behaviour',
    'src/client/app/admin-navigation.tsx',
    ['admin-navigation', 'owner-layout'],
    [
      // 62
      ['order < INBOX_ORDER', 'order !== INBOX_ORDER', 'links are listed twice'],
      // 88
      ['>Your site</p>', '>Site</p>', 'the label of the site is another'],
      // 18
      ['{ href: ownerPaths.trash', '{ href: ownerPaths.inbox', 'the link to the trash leads to the inbox'],
    ],
  ),
  ...inFile(
    'behaviour',
    'src/client/ui/feedback/alert.tsx',
    ['faults', 'session', 'save-changes'],
    [
      // 29
      ["tone === 'err' || tone === 'warn'", "tone === 'err'", 'warnings are not announced at once'],
      // 22
      ['tone, busy = false,', 'tone, busy = true,', 'every message shows a spinner'],
      // 30
      ['styles.alert, styles[tone], className', 'styles.alert, className', 'an error has no color'],
    ],
  ),
  ...inFile(
    'behaviour',
    'src/client/ui/overlays/dialog.tsx',
    ['project-editor', 'accessibility', 'backup'],
    [
      // 58
      ['<h2 id={titleId}', '<h2', 'a dialog has no name'],
      // 32
      ['if (!busy) props.onClose();', 'props.onClose();', 'a busy dialog can be closed'],
      // 50
      ['{open && (', '{open !== undefined && (', 'a dialog keeps its state after closing'],
    ],
  ),
  ...inFile(
    'behaviour',
    'src/client/features/site/admin/segmented-panel.tsx',
    ['settings', 'sections'],
    [
      // 13
      ['options={values.map(', 'options={values.toReversed().map(', 'the options are in reverse order'],
      // 16
      ['label={title}', 'label={name}', 'the control is named by its key'],
      // 9
      [
        'value => settings.set(name, value)',
        '() => settings.set(name, settings.fields[name])',
        'a choice is lost',
      ],
    ],
  ),
  ...inFile(
    'caches',
    'src/client/features/projects/admin/project-admin-queries.ts',
    ['projects-archive', 'admin-navigation', 'versions'],
    [
      [
        '!removed.has(_id)));\n    },\n    onSettled: () => {\n      void utils.projects.invalidate();\n      void utils.trash.invalidate();',
        '!removed.has(_id)));\n    },\n    onSettled: () => {\n      void utils.projects.invalidate();',
        'the trash does not show projects deleted together',
      ],
    ],
  ),
  ...inFile(
    'queries',
    'src/server/features/posts/note-service.ts',
    ['posts', 'notes', 'writing'],
    [['.sort(byNewest)', '.sort((a, b) => byNewest(b, a))', 'notes are listed oldest first']],
  ),
];

type Change = [find: string, replace: string, about: string];

function inFile(kind: Edit['kind'], file: string, first: string[], changes: Change[]): Edit[] {
  return changes.map(([find, replace, about]) => ({ kind, file, find, replace, about, first }));
}
