import { In } from 'typeorm';
import type { z } from 'zod';
import { noteInputSchema } from '../../shared/contract/post';
import { projectInputSchema } from '../../shared/contract/project';
import { siteSettingsSchema } from '../../shared/contract/site';
import { skillInputSchema } from '../../shared/contract/skill';
import { timelineElementInputSchema } from '../../shared/contract/timeline-element';
import type { Database } from '../core/database';
import type { Fields, History } from '../core/history';
import { invalidInput } from '../core/invalid-input';
import { joinTransaction } from '../core/join-transaction';
import { holdContent } from '../core/revision';
import { withoutUndefined } from '../core/without-undefined';
import type { ChangeContent, ImportTargets } from '../features/imports/import-targets';
import { postEntity } from '../features/posts/post-entity';
import { createPostService } from '../features/posts/post-service';
import { projectEntity } from '../features/projects/project-entity';
import { findProjectLinks } from '../features/projects/project-links';
import { createProjectService } from '../features/projects/project-service';
import { SITE_SETTINGS_ID } from '../features/site/site-entity';
import { createSiteService } from '../features/site/site-service';
import { createSkillService, type SkillService } from '../features/skills/skill-service';
import { timelineElementEntity } from '../features/timeline/timeline-element-entity';
import { createTimelineService } from '../features/timeline/timeline-service';
import { createVersionService } from '../features/versions/version-service';
import { createVersionedKinds } from './versioned-kinds';

/** Changes content of every kind in one transaction, by the services that everyone else uses. */
export function createContentChanges(db: Database, history: History): ChangeContent {
  return work =>
    db.write(async manager => {
      await holdContent(manager);
      return work(targetsOf(joinTransaction(db, manager), history));
    });
}

function targetsOf(db: Database, history: History): ImportTargets {
  const projects = createProjectService(db, history);
  const timeline = createTimelineService(db, history);
  const skills = createSkillService(db, () => projects.listSkills('owner'), history);
  const site = createSiteService(db, undefined, history);
  const posts = createPostService(db, history, findProjectLinks);
  const kinds = createVersionedKinds({ db, projects, timeline, posts, skills, site });
  const versions = createVersionService(db, kinds);
  return {
    manager: db.read(projectEntity).manager,
    project: {
      read: ids => readRows(db, projectEntity, ids),
      create: async fields => {
        const project = await projects.create({ ...readFields(projectInputSchema, fields), draft: true });
        return project._id;
      },
      update: async (id, fields) => {
        await projects.update({ ...readFields(projectInputSchema, fields), id });
      },
      remove: projects.remove,
    },
    note: {
      read: ids => readRows(db, postEntity, ids),
      create: async fields =>
        (await posts.create('note', { ...readFields(noteInputSchema, fields), draft: true })).id,
      update: async (id, fields) => {
        await posts.update('note', { ...readFields(noteInputSchema, fields), id });
      },
      remove: id => posts.remove('note', id),
    },
    timeline: {
      read: ids => readRows(db, timelineElementEntity, ids),
      create: async fields => {
        const input = readFields(timelineElementInputSchema, fields);
        return (await timeline.create({ ...input, draft: true }))._id;
      },
      update: async (id, fields) => {
        await timeline.update({ ...readFields(timelineElementInputSchema, fields), id });
      },
      remove: timeline.remove,
    },
    skills: skillTarget(skills),
    site: {
      id: SITE_SETTINGS_ID,
      get: site.get,
      update: async fields => {
        await site.update(withoutUndefined(readFields(siteSettingsSchema.partial(), fields)));
      },
    },
    versions: {
      latest: async id => (await versions.list(id))[0]?.number ?? 0,
      restore: async (id, number) => {
        await versions.restore({ id, number });
      },
    },
  };
}

function skillTarget(skills: SkillService): ImportTargets['skills'] {
  return {
    names: async () => (await skills.list()).map(({ name }) => name),
    add: async added => {
      const stored = await skills.list();
      const inputs = added.map(fields => readFields(skillInputSchema, fields));
      const { skills: saved } = await skills.saveList([...stored, ...inputs]);
      return saved.slice(stored.length).map(({ _id }) => _id);
    },
    remove: async ids => {
      const stored = await skills.list();
      const left = stored.filter(({ _id }) => !ids.includes(_id));
      if (left.length < stored.length) await skills.saveList(left);
      return stored.length - left.length;
    },
  };
}

type ContentEntity = typeof projectEntity | typeof postEntity | typeof timelineElementEntity;

async function readRows(db: Database, entity: ContentEntity, ids: string[]): Promise<Map<string, Fields>> {
  if (ids.length === 0) return new Map();
  const rows = await db.read<{ id: string }>(entity).findBy({ id: In(ids) });
  // As they are remembered: a moment as text.
  return new Map(rows.map(row => [row.id, JSON.parse(JSON.stringify(row))]));
}

/** What comes from elsewhere keeps to the rules of what is sent. @throws AppError BAD_REQUEST */
function readFields<Output>(schema: z.ZodType<Output>, fields: unknown): Output {
  const { data, error } = schema.safeParse(fields);
  if (data !== undefined) return data;
  const issues = error?.issues ?? [];
  throw invalidInput(
    issues.map(({ path, message }) => ({
      path: path.map(part => (typeof part === 'symbol' ? String(part) : part)),
      message,
    })),
  );
}
