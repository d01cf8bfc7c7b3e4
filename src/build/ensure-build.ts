import { resolve } from 'node:path';
import { isBuilt } from './build-stamp';

// Before `npm start`: builds the site, unless dist holds a build of these very sources.

if (!isBuilt(resolve(import.meta.dirname, '../..'))) await import('./build-site');
