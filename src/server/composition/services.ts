import { UPLOADS_PATH } from '#shared/upload-names';
import type { Environment } from '../core/config/env';
import { GITHUB_API_URL } from '../core/config/env-schema';
import type { Database } from '../core/database/database';
import { createRateLimiter } from '../core/procedures/rate-limiter';
import type { Logger } from '../core/runtime/logger';
import { createStagedUploads } from '../core/runtime/staged-uploads';
import { createAccountService } from '../features/auth/account-service';
import { createAuthService } from '../features/auth/auth-service';
import { createLoginLimit } from '../features/auth/login-limit';
import { createSessionService } from '../features/auth/session-service';
import { createTokens, type TokenSecrets } from '../features/auth/tokens';
import type { ScheduleSettings } from '../features/backup/backup-schedule';
import { createContactService } from '../features/contacts/contact-service';
import { queueNotice } from '../features/notices/notice-queue';
import { createPreviewService } from '../features/previews/preview-service';
import { createSearchService } from '../features/search/search-service';
import { createPictureProcess, type PictureProcess } from '../features/uploads/picture-process';
import { createPictureVariants } from '../features/uploads/picture-variants';
import { IMPORTED_PICTURE, receiveFile } from '../features/uploads/receive-file';
import { createStoredResumes } from '../features/uploads/stored-resume';
import { createUnpublishedFiles } from '../features/uploads/unpublished-files';
import { createUploadService } from '../features/uploads/upload-service';
import type { UploadStore } from '../features/uploads/upload-store';
import { createUploadSweep } from '../features/uploads/upload-sweep';
import { createTrashService } from '../features/versions/trash-service';
import { createTrashSweep } from '../features/versions/trash-sweep';
import { createHistory } from '../features/versions/version-history';
import { createVersionService } from '../features/versions/version-service';
import { createViewService } from '../features/views/view-service';
import { createImportService } from '../imports/import-service';
import type { OpenAddress } from '../imports/sources/github/fetch-picture';
import type { GitHubOptions } from '../imports/sources/github/github-client';
import { createGitHubSource } from '../imports/sources/github/github-source';
import { createMarkdownSource } from '../imports/sources/markdown/markdown-source';
import { createBackupService } from './backup/backup-service';
import { createContactNotices, type NoticeSettings } from './contact-notices';
import { createContentChanges } from './content/content-changes';
import { VERSION_FIELDS } from './content/content-register';
import {
  contentServices,
  findPreview,
  listFeeds,
  listSearchDocuments,
  listSitemap,
  openContent,
} from './content/open-content';
import { createVersionReader } from './content-versions';
import { fileUses, findUnusedFiles } from './file-uses';
import { createSampleService } from './sample/sample-service';
import { createSetupService } from './setup-service';

export type Services = ReturnType<typeof createServices>;

export type ServiceDeps = {
  db: Database;
  secrets: TokenSecrets;
  limits: Environment['limits'];
  store: UploadStore;
  log: Logger;
  /** Without these settings the owner sees new messages only on the site. */
  noticeSettings?: NoticeSettings | undefined;
  publicUrl?: string | undefined;
  /** Null turns scheduled backups off. */
  backupSchedule?: ScheduleSettings | null;
  backupPassphrase?: string | undefined;
  github?: GitHubOptions | undefined;
  /** Replaces how images of other sites are fetched, in tests. */
  openPictures?: OpenAddress | undefined;
  /** A shared image process. */
  pictures?: PictureProcess | undefined;
};

const GITHUB: GitHubOptions = { apiUrl: GITHUB_API_URL, token: undefined };

/** Creates every service of the product. */
export function createServices(deps: ServiceDeps) {
  const { db, secrets, limits, store, log, noticeSettings, publicUrl } = deps;
  const { backupSchedule = null, backupPassphrase, github = GITHUB, openPictures } = deps;
  const { pictures = createPictureProcess() } = deps;
  const contacts = createContactService(db, noticeSettings && queueNotice);
  const pictureVariants = createPictureVariants({ db, store, log, makeAvif: pictures.makeAvif });
  const uploads = createUploadService({
    db,
    store,
    log,
    uses: fileUses,
    pictures,
    onStored: pictureVariants.take,
  });
  const stagedUploads = createStagedUploads(store);
  const contentDb: Database = { ...db, write: uploads.writeContent };
  const history = createHistory(uploads, VERSION_FIELDS);
  const content = openContent({ db: contentDb, history, log });
  const services = contentServices(content);
  const { projects, skills, timeline, site } = services;
  const trash = createTrashService({ db: contentDb, kinds: content, files: uploads });
  const imports = createImportService({
    db,
    changeContent: createContentChanges(contentDb, history),
    pictures: {
      store: async open => {
        const file = await receiveFile(store, IMPORTED_PICTURE, await open());
        return (await uploads.add(file, 'editor')).url;
      },
      remove: url => uploads.remove(url.slice(UPLOADS_PATH.length)),
    },
  });
  const views = createViewService(db, projects.isShown);
  const contentVersions = createVersionReader(db, views.countTotal);
  const loginLimit = createLoginLimit({
    pair: createRateLimiter(limits.login),
    address: createRateLimiter(limits.loginAddress),
  });
  return {
    account: createAccountService(db, loginLimit),
    auth: createAuthService(db, createTokens(secrets), loginLimit),
    backups: createBackupService({
      db,
      store,
      stagedUploads,
      log,
      schedule: backupSchedule,
      passphrase: backupPassphrase,
    }),
    contacts,
    githubImport: createGitHubSource({ imports, github, openPictures }),
    imports,
    markdownImport: createMarkdownSource({ imports, stagedUploads }),
    contentVersions,
    unpublishedFiles: createUnpublishedFiles(db),
    notices: noticeSettings ? createContactNotices(db, contacts, noticeSettings) : null,
    pictureVariants,
    ...services,
    content,
    feeds: listFeeds(content),
    listSitemap: () => listSitemap(content),
    previews: createPreviewService(db, item => findPreview(content, item)),
    resumes: createStoredResumes(db, uploads),
    /** Reads the published content for the resume. */
    readResumeSource: async () => ({
      site: await site.get(),
      projects: await projects.list(),
      skills: await skills.list(),
      timeline: await timeline.list(),
      publicUrl,
    }),
    search: createSearchService(
      async () => {
        const [documents, categories] = await Promise.all([
          listSearchDocuments(content),
          projects.listCategories(),
        ]);
        return { documents, categories };
      },
      async () => (await contentVersions.read()).content,
    ),
    sample: createSampleService(db, store),
    sessions: createSessionService(db),
    setup: createSetupService(db, {
      hasPublicUrl: publicUrl !== undefined,
      hasMailServer: noticeSettings !== undefined,
    }),
    trash,
    trashSweep: createTrashSweep({ trash, log }),
    uploads,
    uploadSweep: createUploadSweep({ db, store, uploads, log, findUnused: findUnusedFiles }),
    versions: createVersionService({ db, kinds: content, versionFields: VERSION_FIELDS }),
    views,
    contactLimiter: createRateLimiter(limits.contact),
    searchLimiter: createRateLimiter(limits.search),
    viewLimiter: createRateLimiter(limits.view),
  };
}
