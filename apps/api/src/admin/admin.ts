// Runs the admin commands on the database that the environment names. `npm run admin` sets that
// environment.
import { runAdmin } from './run-admin.ts';

process.exitCode = await runAdmin(process.argv.slice(2), async () => process.env);
