// Stands in for the export of a static copy in tests that only call its procedures.
process.exitCode = 1;
