import { runCommand } from './command';
import { readCommandLine } from './command-line';

readCommandLine(
  `Usage: npm run db:migrate

Migrates the database without starting the site.`,
  {},
);
void runCommand(async () => 'The database schema is up to date.');
