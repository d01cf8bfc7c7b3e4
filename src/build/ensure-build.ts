import { resolve } from 'node:path';
import { requireNode } from '../shared/node-version';
import { isBuilt } from './build-stamp';

// This file runs before `npm start`, and builds the site unless dist has a build of the current sources.

requireNode();
if (!isBuilt(resolve(import.meta.dirname, '../..'))) await import('./build-site');
