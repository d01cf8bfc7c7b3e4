import { z } from 'zod';
import { defineContentKind } from '#server/core/content/content-kind';
import type { Viewer } from '#server/core/content/published-rows';
import { AppError } from '#server/core/errors/app-error';
import { parseFields } from '#server/core/errors/parse-fields';
import { projectsWithSkillPath } from '#shared/content-paths';
import type { SearchDocument } from '#shared/contract/search';
import { SKILLS_MAX_LENGTH, skillInputSchema, skillListInputSchema } from '#shared/contract/skill';
import { nameKey } from '#shared/names';
import { skillEntity } from './skill-entity';
import { readSkillRows } from './skill-list';
import { createSkillRouter } from './skill-router';
import { createSkillService } from './skill-service';

type Others = { project: { service: { listSkills: (viewer: Viewer) => Promise<string[]> } } };

export const skillKind = defineContentKind({
  api: 'skills',
  apiDescription: "The owner's skills, saved as one list.",
  tables: [skillEntity],
  versionFields: skillInputSchema.omit({ _id: true }).keyof().options,
  previewSchema: 'none',
  open: ({ db, history }, getOthers: () => Others) => {
    const listUsed = (viewer: Viewer) => getOthers().project.service.listSkills(viewer);
    const service = createSkillService(db, () => listUsed('owner'), history);
    return {
      service,
      createRouter: () => createSkillRouter(service),
      versions: {
        read: async () => ({ rows: await readSkillRows(db.read(skillEntity).manager) }),
        save: (_id, { rows }) => service.restoreList(parseFields(skillListInputSchema, withPublicIds(rows))),
      },
      trash: 'none',
      imports: {
        form: 'list',
        getKey: ({ name }) => nameKey(String(name)),
        readKeys: async () => (await service.list()).map(({ name }) => nameKey(name)),
        create: async items => {
          const stored = await service.list();
          if (stored.length + items.length > SKILLS_MAX_LENGTH) throw createLengthError();
          const added = items.map(fields => parseFields(skillInputSchema, fields));
          const { skills } = await service.saveList([...stored, ...added]);
          return skills.slice(stored.length).map(({ _id }) => _id);
        },
        remove: async ids => {
          const stored = await service.list();
          const removed = new Set(ids);
          const left = stored.filter(({ _id }) => !removed.has(_id));
          if (left.length < stored.length) await service.saveList(left);
          return stored.length - left.length;
        },
      },
      search: async () => {
        const used = new Set((await listUsed('visitor')).map(nameKey));
        return (await service.list()).map(
          ({ name, category, description }): SearchDocument => ({
            kind: 'skill',
            title: name,
            summary: description,
            text: '',
            tags: category === '' ? [] : [category],
            category,
            cover: '',
            path: used.has(nameKey(name)) ? projectsWithSkillPath(name) : '/#skills',
          }),
        );
      },
      sitemap: 'none',
      formerAddresses: 'none',
      feeds: 'none',
      preview: 'none',
    };
  },
});

/** A longer list could not be saved any more. */
function createLengthError(): AppError {
  const maximum = SKILLS_MAX_LENGTH.toLocaleString('en');
  return new AppError('BAD_REQUEST', `The site can have at most ${maximum} skills. Select fewer.`);
}

const rowsSchema = z.array(z.looseObject({ id: z.string() }));

/** Converts the rows of a version to the input of a save. */
function withPublicIds(rows: unknown): unknown {
  const { data } = rowsSchema.safeParse(rows);
  return data?.map(({ id, ...skill }) => ({ ...skill, _id: id }));
}
