import { FirstSchema1763600000000 } from './1763600000000-first-schema';
import { ViewHours1763700000000 } from './1763700000000-view-hours';
import { TimelineCopies1763800000000 } from './1763800000000-timeline-copies';
import { GrowthIndexes1763900000000 } from './1763900000000-growth-indexes';
import { Publishing1795359600000 } from './1795359600000-publishing';
import { PreviewLinks1795361400000 } from './1795361400000-preview-links';
import { Versions1795363200000 } from './1795363200000-versions';
import { SampleByDefinition1795366800000 } from './1795366800000-sample-by-definition';
import { SetupState1795366900000 } from './1795366900000-setup-state';
import { PendingChanges1795380000000 } from './1795380000000-pending-changes';
import { BackupState1795381000000 } from './1795381000000-backup-state';
import { ContentImport1795381000001 } from './1795381000001-content-import';
import { TimelineDates1795382000000 } from './1795382000000-timeline-dates';
import { Imports1795382001000 } from './1795382001000-imports';
import { ProjectSlugs1795384000000 } from './1795384000000-project-slugs';
import { ProjectOrder1795384000001 } from './1795384000001-project-order';
import { KeyFigures1795386000000 } from './1795386000000-key-figures';
import { Posts1795390000000 } from './1795390000000-posts';
import { ProjectMeta1795392000000 } from './1795392000000-project-meta';
import { PostFormerSlugs1795410000000 } from './1795410000000-post-former-slugs';
import { ImportRuns1795420000000 } from './1795420000000-import-runs';
import type { RepeatableMigration } from './repeatable-migration';

/** All migrations, oldest first. A released one is never changed: what comes later is a new file and a new line here. */
export const migrations: (new () => RepeatableMigration)[] = [
  FirstSchema1763600000000,
  ViewHours1763700000000,
  TimelineCopies1763800000000,
  GrowthIndexes1763900000000,
  Publishing1795359600000,
  PreviewLinks1795361400000,
  Versions1795363200000,
  SampleByDefinition1795366800000,
  SetupState1795366900000,
  PendingChanges1795380000000,
  BackupState1795381000000,
  ContentImport1795381000001,
  TimelineDates1795382000000,
  Imports1795382001000,
  ProjectSlugs1795384000000,
  ProjectOrder1795384000001,
  KeyFigures1795386000000,
  Posts1795390000000,
  ProjectMeta1795392000000,
  PostFormerSlugs1795410000000,
  ImportRuns1795420000000,
];
