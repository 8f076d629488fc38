// `npm run image:test`: builds the Dockerfile's image and starts the processes of
// deploy/compose.yaml from it, with a real PostgreSQL and without a container daemon. See
// docs/operations.md, "In containers", for requirements.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@wonderfield/local-database/startup-error';
import { makeBaseImage } from './image/base-image.ts';
import { buildImage } from './image/build-image.ts';
import { buildah, openStore } from './image/buildah.ts';
import { type Check, checkNothingWritten, checkPages, report } from './image/checks.ts';
import { makeSettings, readApiService } from './image/compose.ts';
import { startDatabase } from './image/database.ts';
import { readImageConfig, runAdmin, startPortal } from './image/portal.ts';
import { Lifetime } from './lib/portal/lifetime.ts';

const PROGRAMS = ['buildah', 'debootstrap', 'chroot'];
const NEW_OPERATOR = ['create-operator', 'robin@example.org', 'Robin Field'];

const isInstalled = (program: string) => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const ensureMachine = () => {
  if (process.getuid?.() !== 0) {
    throw new StartupError(
      'npm run image:test needs root, because it makes a base image with debootstrap.',
    );
  }
  const missing = PROGRAMS.filter((program) => !isInstalled(program));
  if (missing.length > 0) {
    throw new StartupError(
      `Install ${missing.join(' and ')} first: apt-get install buildah debootstrap.`,
    );
  }
};

const step = <Result>(what: string, task: () => Result): Result => {
  console.log(`${what}…`);
  return task();
};

const lifetime = new Lifetime();
await lifetime.run(async () => {
  ensureMachine();
  const folder = mkdtempSync(join(process.env.TMPDIR ?? '/var/tmp', 'wonderfield-image-'));
  lifetime.onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const store = openStore(join(folder, 'store'));
  lifetime.onEnd(async () => buildah(store, ['rm', '--all']));

  const base = step('Making the base image from Debian packages', () => makeBaseImage(store));
  const image = step(`Building the image on ${base}`, () => buildImage(store));
  const config = readImageConfig(store, image);
  lifetime.ensureGoingOn();

  const settings = makeSettings();
  const port = await step('Starting PostgreSQL', () => startDatabase(lifetime, folder, settings));
  const { environment, replicas } = readApiService(settings, port);
  const checks: Check[] = [
    { what: `the image runs as ${config.User}`, isOk: config.User === 'node' },
  ];
  const since = new Date();
  for (let number = 1; number <= replicas; number += 1) {
    console.log(`Starting process ${number} of ${replicas}…`);
    const { container, address } = await startPortal(lifetime, store, { image, environment });
    checks.push(...(await checkPages(address)));
    const rootFolder = buildah(store, ['mount', container]);
    checks.push(checkNothingWritten(rootFolder, since));
    if (number > 1) continue;
    const output = runAdmin(store, { container, environment }, NEW_OPERATOR);
    const isOk = output.includes(`${settings.PUBLIC_URL}/console/setup/`);
    checks.push({ what: 'create-operator prints the link to set up with', isOk });
  }
  report(checks);
  console.log('The image serves.');
  lifetime.end(0);
});
