import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderEnvExample, renderSettings } from './support/settings-docs';

// npm run docs:settings: writes docs/settings.md and .env.example from the descriptions in the schema.

const root = resolve(import.meta.dirname, '..');
writeFileSync(resolve(root, 'docs/settings.md'), renderSettings());
writeFileSync(resolve(root, '.env.example'), renderEnvExample());
