import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { coreSettings, environmentSchema, type SettingGroup } from './env-schema';
import { listExposedPaths } from './exposed-paths';
import { listMisspelledSettings } from './misspelled-settings';
import { readSecretFiles } from './secret-files';

export type DatabaseTarget = { kind: 'sqlite'; file: string } | { kind: 'mysql'; url: string };

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** The settings that have a value, by name, before they are parsed. */
export type SettingValues = Readonly<Record<string, string>>;

type Variables = Record<string, string | undefined>;

type ReadOptions = {
  /** The variables that `.env` sets. */
  namesInFile?: string[];
  /** The settings of extras. */
  extraSettings?: SettingGroup[];
};

/**
 * Reads and validates the settings, and makes paths absolute. Extras parse their own `values`.
 * @throws EnvironmentError with one line for each invalid variable, without secret values
 */
export function parseEnvironment(
  source: Variables,
  { namesInFile = [], extraSettings = [] }: ReadOptions = {},
) {
  const groups = [...coreSettings, ...extraSettings];
  const secrets = groups.flatMap(group => group.secrets);
  const names = groups.flatMap(group => Object.keys(group.fields));
  const values = readValues(source, names, secrets);
  const env = parseValues(values, extraSettings);
  const dataDir = resolve(env.DATA_DIR);
  const responseCacheMb =
    values.RESPONSE_CACHE_MB === undefined ? env.ANSWER_CACHE_MB : env.RESPONSE_CACHE_MB;
  const database = toDatabaseTarget(env.DATABASE_URL, dataDir);
  const uploadsDir = resolve(env.UPLOADS_DIR);
  const backupDir = env.BACKUP_DIR === undefined ? undefined : resolve(env.BACKUP_DIR);
  const exposed = listExposedPaths({ uploadsDir, dataDir, backupDir, database });
  if (exposed.length > 0) throw new EnvironmentError(exposed.join('\n'));
  return {
    /** A sentence for each variable that may be a misspelled setting. */
    misspelled: listMisspelledSettings(Object.keys(source), namesInFile, [
      ...names,
      ...secrets.map(name => `${name}_FILE`),
    ]),
    port: env.PORT,
    host: env.HOST,
    database,
    databaseWaitSeconds: env.DATABASE_WAIT_SECONDS,
    databaseTimeoutMs: env.DATABASE_TIMEOUT_SECONDS * 1000,
    dataDir,
    uploadsDir,
    jwtSecret: env.JWT_SECRET,
    refreshTokenSecret: env.REFRESH_TOKEN_SECRET,
    ownerEmail: env.OWNER_EMAIL,
    ownerPassword: env.OWNER_PASSWORD,
    hasSampleContent: (env.SAMPLE_CONTENT ?? (database.kind === 'sqlite' ? 'on' : 'off')) === 'on',
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    shutdownDelayMs: env.SHUTDOWN_DELAY_SECONDS * 1000,
    corsOrigins: env.CORS_ORIGINS,
    iconStylesheetUrl: env.ICON_STYLESHEET_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailTo: env.MAIL_TO,
    uploadMaxImageBytes: env.UPLOAD_MAX_IMAGE_MB * 1024 * 1024,
    uploadMaxVideoBytes: env.UPLOAD_MAX_VIDEO_MB * 1024 * 1024,
    backupDir,
    backupPassphrase: env.BACKUP_PASSPHRASE,
    responseCacheBytes: responseCacheMb * 1024 * 1024,
    limits: {
      login: env.LIMIT_LOGIN,
      loginAddress: env.LIMIT_LOGIN_ADDRESS,
      contact: env.LIMIT_CONTACT,
      contactDay: env.LIMIT_CONTACT_DAY,
      view: env.LIMIT_VIEW,
      search: env.LIMIT_SEARCH,
    },
    logLevel: env.LOG_LEVEL,
    values,
  } as const;
}

export type Environment = ReturnType<typeof parseEnvironment>;

/** Reads the environment of this process, including a `.env` file in the working directory. */
export function readProcessEnvironment(extraSettings: SettingGroup[]): Environment {
  if (!existsSync('.env')) return parseEnvironment(process.env, { extraSettings });
  process.loadEnvFile('.env');
  const namesInFile = Object.keys(parseEnv(readFileSync('.env', 'utf8')));
  return parseEnvironment(process.env, { extraSettings, namesInFile });
}

/** Returns the values of the settings. An empty one counts as unset. @throws EnvironmentError for an unreadable file */
function readValues(source: Variables, names: string[], secrets: string[]): SettingValues {
  const { values, problems } = readSecretFiles(source, secrets);
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  const found: Record<string, string> = {};
  for (const name of names) {
    const value = values[name];
    if (value !== undefined && value.trim() !== '') found[name] = value;
  }
  return found;
}

/** Parses the settings of the core, and validates those of extras. */
function parseValues(values: SettingValues, extraSettings: SettingGroup[]) {
  const parsed = environmentSchema.safeParse(values);
  const failures = [parsed, ...extraSettings.map(({ schema }) => schema.safeParse(values))];
  const issues = failures.flatMap(({ error }) => error?.issues ?? []);
  if (!parsed.success || issues.length > 0) {
    const lines = issues.map(issue => `${issue.path.join('.')} ${issue.message}`);
    throw new EnvironmentError([...new Set(lines)].join('\n'));
  }
  return parsed.data;
}

/** Lists the folders of the settings, by their names. */
export function listFolders({
  dataDir,
  uploadsDir,
  backupDir,
}: Pick<Environment, 'dataDir' | 'uploadsDir' | 'backupDir'>): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    UPLOADS_DIR: uploadsDir,
    ...(backupDir !== undefined && { BACKUP_DIR: backupDir }),
  };
}

/**
 * Sets NODE_ENV whatever the shell says, because libraries such as React's renderer are fast only in
 * production mode.
 */
export function setNodeEnv(mode: 'production' | 'development'): void {
  process.env.NODE_ENV = mode;
}

function toDatabaseTarget(url: string | undefined, dataDir: string): DatabaseTarget {
  if (url === undefined) return { kind: 'sqlite', file: join(dataDir, 'portfolio.sqlite') };
  return url.startsWith('sqlite:')
    ? { kind: 'sqlite', file: resolve(url.slice('sqlite:'.length)) }
    : { kind: 'mysql', url };
}
