import type { Plugin, UserConfig } from 'vite';

/**
 * How the server is built: one file with all that a start needs, for reading a thousand small ones took most of its time.
 * What is native, finds files beside itself or is loaded by few sites stays in its package.
 */
export const serverBundle = {
  plugins: [withoutOtherDrivers(), inOneByteCharacters()],
  ssr: {
    noExternal: true as const,
    external: [
      '@node-rs/argon2',
      'echarts',
      'file-type',
      'fontkit',
      'libsql',
      'mysql2',
      'nodemailer',
      'pdfkit',
      'sharp',
      'svgo',
    ],
  },
  // React decides by it which of its versions is loaded.
  define: { 'process.env.NODE_ENV': '"production"' },
  // Names stay: the log shows them, and migrations are known by theirs.
  minify: { compress: false, mangle: false, codegen: true },
} satisfies UserConfig & { minify: object };

const OTHER_DRIVERS = /\/typeorm\/driver\/(?!better-sqlite3|sqlite-abstract|mysql|types)[^/]+\/(\w+)\.js$/;

/** TypeORM loads its drivers for every database there is; a site has SQLite or MySQL. */
function withoutOtherDrivers(): Plugin {
  return {
    name: 'without-other-drivers',
    load: id => {
      const [, name] = OTHER_DRIVERS.exec(id) ?? [];
      return name === undefined ? null : `exports.${name} = class {};`;
    },
  };
}

/** V8 keeps the source for as long as it runs, in two bytes a character if only one needs them. */
function inOneByteCharacters(): Plugin {
  return {
    name: 'in-one-byte-characters',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, escapeCharacter);
      }
    },
  };
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
