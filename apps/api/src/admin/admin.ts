// The operators' commands on the database of the environment; `npm run admin` finds it by itself.
import { runAdmin } from './run-admin.ts';

process.exitCode = await runAdmin(process.argv.slice(2), async () => process.env);
