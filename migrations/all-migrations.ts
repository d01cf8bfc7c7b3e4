// This file has one line per migration. Never change a released migration. Add a new file and a line here
// instead.
export { FirstSchema1763600000000 } from './1763600000000-first-schema';
export { ViewHours1763700000000 } from './1763700000000-view-hours';
export { TimelineCopies1763800000000 } from './1763800000000-timeline-copies';
export { GrowthIndexes1763900000000 } from './1763900000000-growth-indexes';
export { Publishing1795359600000 } from './1795359600000-publishing';
export { PreviewLinks1795361400000 } from './1795361400000-preview-links';
export { Versions1795363200000 } from './1795363200000-versions';
export { SampleByDefinition1795366800000 } from './1795366800000-sample-by-definition';
export { SetupState1795366900000 } from './1795366900000-setup-state';
export { PendingChanges1795380000000 } from './1795380000000-pending-changes';
export { BackupState1795381000000 } from './1795381000000-backup-state';
export { ContentImport1795381000001 } from './1795381000001-content-import';
export { TimelineDates1795382000000 } from './1795382000000-timeline-dates';
export { Imports1795382001000 } from './1795382001000-imports';
export { ProjectSlugs1795384000000 } from './1795384000000-project-slugs';
export { ProjectOrder1795384000001 } from './1795384000001-project-order';
export { KeyFigures1795386000000 } from './1795386000000-key-figures';
export { Posts1795390000000 } from './1795390000000-posts';
export { ProjectMeta1795392000000 } from './1795392000000-project-meta';
export { PostFormerSlugs1795410000000 } from './1795410000000-post-former-slugs';
export { ImportRuns1795420000000 } from './1795420000000-import-runs';
export { ProjectPageLayout1795430000000 } from './1795430000000-project-page-layout';
export { FirstSignIn1795440000000 } from './1795440000000-first-sign-in';
export { Checklist1795450000000 } from './1795450000000-checklist';
export { Lease1795460000000 } from './1795460000000-lease';
export { RateLimit1795470000000 } from './1795470000000-rate-limit';
