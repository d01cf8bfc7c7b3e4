import { runCommand } from './command';

void runCommand(async () => 'The database schema is up to date.');
