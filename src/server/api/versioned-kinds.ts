import { z } from 'zod';
import { noteUpdateSchema, type PostKind, pageUpdateSchema } from '../../shared/contract/post';
import { projectUpdateSchema } from '../../shared/contract/project';
import { siteSettingsSchema } from '../../shared/contract/site';
import { skillListInputSchema } from '../../shared/contract/skill';
import { timelineElementUpdateSchema } from '../../shared/contract/timeline-element';
import { AppError } from '../core/app-error';
import type { Database } from '../core/database';
import type { Fields } from '../core/history';
import { withoutUndefined } from '../core/without-undefined';
import { postEntity } from '../features/posts/post-entity';
import type { PostService } from '../features/posts/post-service';
import { postSlugs } from '../features/posts/post-slugs';
import { projectEntity } from '../features/projects/project-entity';
import type { ProjectService } from '../features/projects/project-service';
import { SITE_SETTINGS_ID, siteSettingsEntity } from '../features/site/site-entity';
import type { SiteService } from '../features/site/site-service';
import { skillEntity } from '../features/skills/skill-entity';
import type { SkillService } from '../features/skills/skill-service';
import { timelineElementEntity } from '../features/timeline/timeline-element-entity';
import type { TimelineService } from '../features/timeline/timeline-service';
import type { VersionedKind, VersionedKinds } from '../features/versions/version-service';

type Deps = {
  db: Database;
  projects: ProjectService;
  timeline: TimelineService;
  posts: PostService;
  skills: SkillService;
  site: SiteService;
};

/** What a version may not change: whether and when visitors see it. */
const publishing = { draft: true, publishAt: true } as const;
const projectTexts = projectUpdateSchema.omit({ ...publishing, id: true, expectedUpdatedAt: true });
const elementTexts = timelineElementUpdateSchema.omit({ ...publishing, id: true, expectedVersion: true });
const postTexts = {
  note: noteUpdateSchema.omit({ ...publishing, id: true, expectedUpdatedAt: true }),
  page: pageUpdateSchema.omit({ ...publishing, id: true, expectedUpdatedAt: true }),
};

/** What each kind of content does with its versions. What is restored keeps to the rules of what is sent today. */
export function createVersionedKinds({ db, projects, timeline, posts, skills, site }: Deps): VersionedKinds {
  const post = (kind: PostKind): VersionedKind => ({
    read: async id => toFields(await db.read(postEntity).findOneBy({ id, kind })),
    save: (id, fields) => posts.update(kind, { ...readFields(postTexts[kind], fields), id }),
    putBack: posts.putBack,
    forget: postSlugs[kind].forget,
  });
  return {
    project: {
      read: async id => toFields(await db.read(projectEntity).findOneBy({ id })),
      save: (id, fields) => projects.update({ ...readFields(projectTexts, fields), id }),
      putBack: projects.putBack,
      forget: projects.forget,
    },
    timeline: {
      read: async id => toFields(await db.read(timelineElementEntity).findOneBy({ id })),
      save: (id, fields) => timeline.update({ ...readFields(elementTexts, fields), id }),
      putBack: async takes => {
        for (const take of takes) await timeline.putBack(take);
      },
    },
    note: post('note'),
    page: post('page'),
    skills: {
      read: async () => ({
        rows: await db.read(skillEntity).find({ order: { position: 'ASC', id: 'ASC' } }),
      }),
      save: (_id, { rows }) => skills.restoreList(readFields(skillListInputSchema, withPublicIds(rows))),
    },
    site: {
      read: async () =>
        (await db.read(siteSettingsEntity).findOneBy({ id: SITE_SETTINGS_ID }))?.settings ?? {},
      save: (_id, fields) => site.replace(withoutUndefined(readFields(siteSettingsSchema.partial(), fields))),
    },
  };
}

function toFields(row: object | null): Fields | null {
  return row && { ...row };
}

/** @throws AppError BAD_REQUEST */
function readFields<Output>(schema: z.ZodType<Output>, fields: unknown): Output {
  const { data, error } = schema.safeParse(fields);
  if (data !== undefined) return data;
  const [issue] = error?.issues ?? [];
  throw new AppError(
    'BAD_REQUEST',
    `This version cannot be restored: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}

const rowsSchema = z.array(z.looseObject({ id: z.string() }));

function withPublicIds(rows: unknown): unknown {
  const { data } = rowsSchema.safeParse(rows);
  return data?.map(({ id, ...skill }) => ({ ...skill, _id: id }));
}
