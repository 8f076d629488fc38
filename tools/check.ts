// `npm run check`: runs all static checks.
import { runChecks } from './lib/checks.ts';

process.exit((await runChecks()) ? 0 : 1);
