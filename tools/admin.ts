// `npm run admin -- <command>`: operator commands on the database of this installation.
import { runAdmin } from '@wonderfield/api/admin/run-admin';
import { StartupError } from '@wonderfield/local-database/startup-error';
import { enterInstallation } from './lib/portal/installation.ts';
import { readServiceSettings } from './lib/portal/service-settings.ts';

let leave = async () => {};
try {
  process.exitCode = await runAdmin(process.argv.slice(2), async () => {
    const installation = await enterInstallation(readServiceSettings(process.env));
    leave = installation.leave;
    return installation.environment;
  });
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
} finally {
  await leave();
}
