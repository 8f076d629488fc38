// `npm run check`: everything that can be told about the code without running it.
import { runChecks } from './lib/checks.ts';

process.exit((await runChecks()) ? 0 : 1);
