import { VERSION_FIELDS } from '../content/content-kinds';
import { openContent } from '../content/open-content';
import type { ImportTarget } from '../core/content-kind';
import type { Database } from '../core/database';
import type { History } from '../core/history';
import { joinTransaction } from '../core/join-transaction';
import { holdContent } from '../core/revision';
import type { ChangeContent, ContentTarget, ImportTargets } from '../features/imports/import-targets';
import { projectEntity } from '../features/projects/project-entity';
import { SITE_SETTINGS_ID } from '../features/site/site-entity';
import { createVersionService } from '../features/versions/version-service';

/** Changes content of every kind in one transaction, by the services that everyone else uses. */
export function createContentChanges(db: Database, history: History): ChangeContent {
  return work =>
    db.write(async manager => {
      await holdContent(manager);
      return work(targetsOf(joinTransaction(db, manager), history));
    });
}

function targetsOf(db: Database, history: History): ImportTargets {
  const content = openContent({ db, history });
  const { skills, site } = content;
  const versions = createVersionService({ db, kinds: content, versionFields: VERSION_FIELDS });
  return {
    manager: db.read(projectEntity).manager,
    project: contentTarget(content.project.imports),
    note: contentTarget(content.note.imports),
    timeline: contentTarget(content.timeline.imports),
    skills: {
      names: async () => (await skills.service.list()).map(({ name }) => name),
      add: skills.imports.create,
      remove: skills.imports.remove,
    },
    site: {
      id: SITE_SETTINGS_ID,
      get: site.service.get,
      update: fields => site.imports.update(SITE_SETTINGS_ID, fields),
    },
    versions: {
      latest: async id => (await versions.list(id))[0]?.number ?? 0,
      restore: async (id, number) => {
        await versions.restore({ id, number });
      },
    },
  };
}

function contentTarget({ read, create, update, remove }: ImportTarget): ContentTarget {
  if (create === 'none' || remove === 'none') throw new Error('This kind takes no items');
  return {
    read,
    create: async fields => String((await create([fields]))[0]),
    update,
    remove: async id => {
      await remove([id]);
    },
  };
}
