import type { Environment } from '#server/core/config/env';
import type { Database } from '#server/core/database/database';
import { type Leases, oneProcess } from '#server/core/database/lease';
import { createTypefaceLoader } from '#server/core/font/typefaces';
import { createRateLimiters, type LimitStore } from '#server/core/procedures/rate-limiter';
import type { Logger } from '#server/core/runtime/logger';
import { createStagedUploads } from '#server/core/runtime/staged-uploads';
import { createAccountService } from '#server/features/auth/account-service';
import { ownerEntity } from '#server/features/auth/auth-entities';
import { createAuthService } from '#server/features/auth/auth-service';
import { createFirstSignIn } from '#server/features/auth/first-sign-in';
import { createLoginLimit } from '#server/features/auth/login-limit';
import { findOwner } from '#server/features/auth/owner-service';
import { createSessionService } from '#server/features/auth/session-service';
import { createTokenIssuer, type TokenSecrets } from '#server/features/auth/token-issuer';
import { createContactService } from '#server/features/contacts/contact-service';
import { queueNotice } from '#server/features/notices/notice-queue';
import { createPreviewService } from '#server/features/previews/preview-service';
import { createStoredResumes } from '#server/features/uploads/lifetime/stored-resume';
import { createUnpublishedFiles } from '#server/features/uploads/lifetime/unpublished-files';
import { createUploadSweep } from '#server/features/uploads/lifetime/upload-sweep';
import { createPictureProcess, type PictureProcess } from '#server/features/uploads/pictures/picture-process';
import { createPictureVariants } from '#server/features/uploads/pictures/picture-variants';
import { createPublicFiles } from '#server/features/uploads/store/public-files';
import { createUploadReader } from '#server/features/uploads/store/read-upload';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { createUploadService } from '#server/features/uploads/upload-service';
import { createUploadUses } from '#server/features/uploads/uses/upload-uses';
import { createTrashService } from '#server/features/versions/trash-service';
import { createTrashSweep } from '#server/features/versions/trash-sweep';
import { createHistory } from '#server/features/versions/version-history';
import { createVersionService } from '#server/features/versions/version-service';
import { createVersionTrash } from '#server/features/versions/version-trash';
import { createViewService } from '#server/features/views/view-service';
import type { BackupStatus } from '#shared/contract/backups';
import { withoutNewText } from '#shared/timeline';
import { createBackupService } from './backup/backup-service';
import { createContactNotices, type NoticeSettings } from './contact-notices';
import { VERSION_FIELDS } from './content/content-register';
import { createContentSearch } from './content/content-search';
import { findFormerPage } from './content/find-former-page';
import { contentServices, findPreview, listFeeds, listSitemap, openContent } from './content/open-content';
import { createRevisionReader } from './content-revisions';
import { createFontService } from './font-service';
import { listUndoneImports } from './import-tables';
import { createOmittedTexts } from './omitted-texts';
import { createSampleService } from './sample/sample-service';
import { createSetupService } from './setup-service';

export type Services = ReturnType<typeof createServices>;

type ServiceDeps = {
  db: Database;
  secrets: TokenSecrets;
  limits: Environment['limits'];
  /** Locks background work. Defaults to those of a site of one process. */
  leases?: Leases | undefined;
  /** Counts the limits of all processes. Without it, each counts its own. */
  limitStore?: LimitStore | null | undefined;
  store: UploadStore;
  log: Logger;
  /** Without these settings, the owner sees new messages only on the site. */
  noticeSettings?: NoticeSettings | undefined;
  publicUrl?: string | undefined;
  /** Precedes the paths of this site in rendered Markdown. */
  base?: string | undefined;
  /** Null if only the owner makes backups. */
  backupSchedule?: BackupStatus['schedule'];
  /** An image process to share. Without it, the services start one. */
  pictures?: PictureProcess | undefined;
};

/** Creates every service of the product, each once. */
export function createServices(deps: ServiceDeps) {
  const { db, secrets, limits, store, log, noticeSettings, publicUrl } = deps;
  const { backupSchedule = null } = deps;
  const { pictures = createPictureProcess() } = deps;
  const { leases = oneProcess.createLeases(db) } = deps;
  const createLimiter = createRateLimiters(deps.limitStore ?? null);
  const contacts = createContactService(db, noticeSettings && queueNotice);
  const pictureVariants = createPictureVariants({ db, store, log, encodeAvif: pictures.encodeAvif });
  const uploads = createUploadService({
    db,
    store,
    log,
    pictures,
    onStored: pictureVariants.take,
  });
  const unpublishedFiles = createUnpublishedFiles(db);
  const stagedUploads = createStagedUploads(store);
  const uploadUses = createUploadUses(uploads);
  const history = createHistory(uploadUses, VERSION_FIELDS);
  const content = openContent({ db, history, log, base: deps.base });
  const services = contentServices(content);
  const trash = createTrashService({
    content: createVersionTrash({ db, kinds: content, uses: uploadUses }),
    messages: contacts.trash,
    listUndoneImports: () => listUndoneImports(db),
  });
  const views = createViewService(db, services.projects.isShown);
  const contentRevisions = createRevisionReader(db, views.countTotal);
  return {
    ...createAccountServices({ db, secrets, limits, createLimiter }),
    backups: createBackupService({
      db,
      store,
      pictures,
      stagedUploads,
      schedule: backupSchedule,
    }),
    contacts,
    leases,
    contentRevisions,
    history,
    unpublishedFiles,
    publicFiles: createPublicFiles({ store, unpublishedFiles, log }),
    notices: noticeSettings ? createContactNotices(db, contacts, noticeSettings) : null,
    pictureVariants,
    ...services,
    content,
    feeds: listFeeds(content),
    listSitemap: () => listSitemap(content),
    findFormerPage: (path: string) => findFormerPage(db, content, path),
    previews: createPreviewService(db, item => findPreview(content, item)),
    resumes: createStoredResumes(db, uploads),
    ...createTypesetting(deps, services, uploads),
    search: createContentSearch(content, contentRevisions),
    sample: createSampleService(db, store),
    setup: createSetupService(db, {
      hasPublicUrl: publicUrl !== undefined,
      hasMailServer: noticeSettings !== undefined,
    }),
    trash,
    trashSweep: createTrashSweep({ trash, leases, log }),
    uploads,
    uploadSweep: createUploadSweep({
      db,
      store,
      uploads,
      leases,
      log,
      findCreation: async () => (await findOwner(db.read(ownerEntity)))?.createdAt ?? null,
    }),
    versions: createVersionService({ db, kinds: content, versionFields: VERSION_FIELDS }),
    views,
    contactLimiters: [
      createLimiter('contact', limits.contact),
      createLimiter('contact-day', limits.contactDay),
    ],
    searchLimiter: createLimiter('search', limits.search),
    viewLimiter: createLimiter('view', limits.view),
  };
}

/** Creates what sets texts in type: the content of the resume, its fonts, and the texts that no font has. */
function createTypesetting(
  { store, log, publicUrl }: Pick<ServiceDeps, 'store' | 'log' | 'publicUrl'>,
  { projects, skills, timeline, notes, site }: ReturnType<typeof contentServices>,
  uploads: ReturnType<typeof createUploadService>,
) {
  /** Reads the published content that the resume shows. */
  const readResumeSource = async () => ({
    site: await site.get(),
    projects: await projects.list(),
    skills: await skills.list(),
    timeline: (await timeline.list()).map(withoutNewText),
    publicUrl,
  });
  const loadTypefaces = createTypefaceLoader({ readUpload: createUploadReader(store), log });
  return {
    readResumeSource,
    loadTypefaces,
    fonts: createFontService({ uploads, site, loadTypefaces }),
    omittedTexts: createOmittedTexts({
      readResumeSource,
      listNotes: async () => (await notes.list()).notes,
      loadTypefaces,
    }),
  };
}

/** Creates the services of the owner's account, which count failed sign-ins together. */
function createAccountServices({
  db,
  secrets,
  limits,
  createLimiter,
}: Pick<ServiceDeps, 'db' | 'secrets' | 'limits'> & {
  createLimiter: ReturnType<typeof createRateLimiters>;
}) {
  const loginLimit = createLoginLimit({
    pair: createLimiter('login', limits.login),
    address: createLimiter('login-address', limits.loginAddress),
  });
  const firstSignIn = createFirstSignIn(db);
  return {
    account: createAccountService(db, loginLimit),
    auth: createAuthService({ db, tokens: createTokenIssuer(secrets), loginLimit, firstSignIn }),
    firstSignIn,
    sessions: createSessionService(db),
  };
}
