import { isIP } from 'node:net';
import { z } from 'zod';
import { PASSPHRASE_MIN_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/credentials';
import {
  emailAddress,
  isMysqlAddress,
  limitSetting,
  originList,
  secret,
  trustProxy,
  webAddress,
  wholeNumber,
} from './setting-values';

export const DEFAULT_OWNER_EMAIL = 'owner@example.com';

export const sitePort = wholeNumber(3000, 0, 65_535).describe(
  'The port that the site listens on. `0` selects a free port.',
);

/**
 * Describes every setting of the core, grouped by subject. `npm run docs:settings` generates docs/settings.md and
 * .env.example from these descriptions.
 */
const settingGroups = {
  'Address and proxy': {
    PORT: sitePort,
    HOST: z
      .string()
      .optional()
      .describe('The interface that the site listens on. If unset, it listens on all interfaces.'),
    PUBLIC_URL: webAddress()
      .refine(text => ['', '/'].includes(new URL(text).pathname), 'must have no path')
      .transform(text => new URL(text).origin)
      .optional()
      .describe(
        'The address that visitors use, such as `https://example.com`. Without it there is no sitemap, and pages have no canonical address, share picture or breadcrumbs. With https the site sends HSTS.',
      ),
    TRUST_PROXY: trustProxy.describe(
      'The proxies in front of the site: `off`, their addresses, separated by commas, or their number. `loopback` stands for a proxy on this machine, and `uniquelocal` for one that reaches the site through a private network, such as that of a container. Only their `X-Forwarded-For` is trusted.',
    ),
    SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 0, 60).describe(
      'The time between the stop signal and the end of new connections. Meanwhile `/readyz` returns 503, so that a load balancer sends requests to other processes. With two checks a second apart, `3` is enough.',
    ),
    CORS_ORIGINS: originList.describe(
      'Other origins whose pages may call the API from a browser, separated by commas.',
    ),
    ICON_STYLESHEET_URL: webAddress()
      .optional()
      .describe(
        "The stylesheet of an icon font, for icons that neither Font Awesome's free set nor Simple Icons has.",
      ),
  },
  'Database and files': {
    DATABASE_URL: z
      .string()
      .refine(text => /^sqlite:.+/.test(text) || isMysqlAddress(text), {
        error: 'must be "sqlite:<file>" or "mysql://user:password@host:3306/database"',
        abort: true,
      })
      .refine(
        text => text.startsWith('sqlite:') || ['', '?tls=true', '?tls=false'].includes(new URL(text).search),
        { error: 'must have no parameter except tls=true', abort: true },
      )
      // The driver does not compare a certificate with an IP address.
      .refine(
        text => !text.endsWith('?tls=true') || isIP(new URL(text).hostname.replace(/^\[|\]$/g, '')) === 0,
        'must name the host with tls=true, because the certificate is not compared with an IP address',
      )
      .optional()
      .describe(
        '`sqlite:<file>`, or `mysql://user:password@host:3306/database` for MySQL and MariaDB, with `?tls=true` for an encrypted connection (`NODE_EXTRA_CA_CERTS` names the certificate of your own authority). If unset, the site uses an SQLite file in `DATA_DIR`.',
      ),
    DATABASE_WAIT_SECONDS: wholeNumber(60, 0, 3_600).describe(
      'The time that a start waits for the database server to answer.',
    ),
    DATABASE_TIMEOUT_SECONDS: wholeNumber(10, 1, 3_600).describe(
      'The time that MySQL or MariaDB may stay silent before the site closes the connection and returns 503. With `?tls=true`, at least 60 seconds.',
    ),
    DATA_DIR: z.string().default('data').describe('The folder of the SQLite file and of generated secrets.'),
    UPLOADS_DIR: z
      .string()
      .default('uploads')
      .describe(
        'The folder of uploaded pictures, videos and the resume. The site sends them to visitors, so `DATA_DIR`, `BACKUP_DIR` and the SQLite file must be outside.',
      ),
    UPLOAD_MAX_IMAGE_MB: wholeNumber(10, 1, 1_000).describe('The largest accepted picture, in megabytes.'),
    UPLOAD_MAX_VIDEO_MB: wholeNumber(100, 1, 100_000).describe('The largest accepted video, in megabytes.'),
    RESPONSE_CACHE_MB: wholeNumber(32, 0, 4_096).describe(
      'The maximum memory for cached responses, in megabytes. `0` turns the cache off.',
    ),
    ANSWER_CACHE_MB: wholeNumber(32, 0, 4_096).meta({
      description: 'The old name of `RESPONSE_CACHE_MB`, read only while the new one is unset.',
      deprecated: true,
    }),
  },
  'Owner and secrets': {
    OWNER_EMAIL: emailAddress
      .default(DEFAULT_OWNER_EMAIL)
      .describe(
        "The owner's email, used at the first start only. Later, use `npm run owner -- --email EMAIL`.",
      ),
    OWNER_PASSWORD: z
      .string()
      .min(PASSWORD_MIN_LENGTH, `must have at least ${PASSWORD_MIN_LENGTH} characters`)
      .max(PASSWORD_MAX_LENGTH, `must have at most ${PASSWORD_MAX_LENGTH.toLocaleString('en')} characters`)
      .optional()
      .describe(
        "The owner's password, used at the first start only. Later, use `npm run owner -- --new-password`. If unset, the site generates one and prints it once.",
      ),
    JWT_SECRET: secret().describe(
      'Signs access tokens. At least 32 characters, not one character repeated. If unset, the site generates one in `DATA_DIR/secrets.json`. Several processes must share it.',
    ),
    REFRESH_TOKEN_SECRET: secret().describe(
      'Signs refresh tokens. Like `JWT_SECRET`, but with a different value.',
    ),
    SAMPLE_CONTENT: z
      .enum(['on', 'off'], 'must be "on" or "off"')
      .optional()
      .describe(
        '`on` or `off`: whether a new database begins with sample content. If unset, it is on for SQLite and off for MySQL and MariaDB.',
      ),
  },
  'Email and backups': {
    SMTP_URL: z
      .string()
      .refine(
        text => /^smtps?:\/\/./.test(text) && URL.canParse(text),
        'must look like "smtp://user:password@host:587"',
      )
      .optional()
      .describe(
        'The mail server that notifies the owner of new messages, such as `smtp://user:password@host:587`. If unset, the site sends no email.',
      ),
    MAIL_FROM: emailAddress
      .optional()
      .describe(
        'The sender of these emails, for mail servers that let the site send only from an address of theirs. Defaults to the email of the sign-in.',
      ),
    MAIL_TO: emailAddress
      .optional()
      .describe('The address that receives these emails. Defaults to the email of the sign-in.'),
    BACKUP_DIR: z
      .string()
      .optional()
      .describe(
        'The folder for automatic backups, such as that of the database before an upgrade changes its schema. If unset, the site creates none.',
      ),
    BACKUP_PASSPHRASE: z
      .string()
      .min(PASSPHRASE_MIN_LENGTH, `must have at least ${PASSPHRASE_MIN_LENGTH} characters`)
      .optional()
      .describe(
        `Encrypts the owner's sign-in in backups. If unset, the commands ask for a passphrase. At least ${PASSPHRASE_MIN_LENGTH} characters.`,
      ),
  },
  'Limits and logging': {
    LIMIT_LOGIN: limitSetting('30/15m').describe(
      'Failed sign-ins from one IP address with one email: `count/time` in `s`, `m`, `h` or `d`. `off` turns a limit off. An IPv6 /64 network counts as one address.',
    ),
    LIMIT_LOGIN_ADDRESS: limitSetting('100/15m').describe(
      'Failed sign-ins from one IP address, for any email.',
    ),
    LIMIT_CONTACT: limitSetting('60/10m').describe('Messages from one IP address.'),
    LIMIT_CONTACT_DAY: limitSetting('100/1d').describe(
      'Messages from one IP address over a longer time, so that nobody can fill the disk.',
    ),
    LIMIT_VIEW: limitSetting('600/1m').describe('Recorded views from one IP address.'),
    LIMIT_SEARCH: limitSetting('120/1m').describe('Searches from one IP address.'),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be one of fatal, error, warn, info, debug, trace, silent',
      )
      .default('info')
      .describe(
        'The least severe log lines to write: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
      ),
  },
} satisfies Record<string, Record<string, z.ZodType>>;

const settings = z.object({
  ...settingGroups['Address and proxy'],
  ...settingGroups['Database and files'],
  ...settingGroups['Owner and secrets'],
  ...settingGroups['Email and backups'],
  ...settingGroups['Limits and logging'],
});

/** A group of settings of the core or of an extra. */
export type SettingGroup = {
  title: string;
  /** The settings by name, each with its description for docs/settings.md. */
  fields: Record<string, z.ZodType>;
  /** The names of settings that a file can have instead: `JWT_SECRET_FILE` names the file of `JWT_SECRET`. */
  secrets: readonly string[];
  /** Reads and validates the fields. */
  schema: z.ZodType;
};

const SECRETS = [
  ...(['DATABASE_URL', 'JWT_SECRET', 'REFRESH_TOKEN_SECRET', 'OWNER_PASSWORD'] as const),
  ...(['SMTP_URL', 'BACKUP_PASSPHRASE'] as const),
] satisfies (keyof z.infer<typeof settings>)[];

/** The secrets must differ, so that an access token cannot pass for a refresh token. */
export const environmentSchema = settings.refine(
  ({ JWT_SECRET, REFRESH_TOKEN_SECRET }) => JWT_SECRET === undefined || JWT_SECRET !== REFRESH_TOKEN_SECRET,
  { path: ['REFRESH_TOKEN_SECRET'], error: 'must differ from JWT_SECRET' },
);

/** The groups of the core's settings. */
export const coreSettings: SettingGroup[] = Object.entries(settingGroups).map(([title, fields]) => ({
  title,
  fields,
  secrets: SECRETS.filter(name => name in fields),
  schema: z.object(fields),
}));
