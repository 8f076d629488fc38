import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '@wonderfield/local-database/startup-error';
import { root } from '../lib/repository.ts';
import { buildah, type Store } from './buildah.ts';

/** User id of `node` in the official image. */
const NODE_USER_ID = '1000';
const IMAGE_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const FROM_LINE = /^FROM (node:(\S+)-(\w+)-slim)\b/m;

/** Returns the Dockerfile's base image, such as `node:24.21.0-bookworm-slim`. */
const readBase = () => {
  const match = FROM_LINE.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  if (!match) throw new StartupError('The Dockerfile has no base image with Node and Debian.');
  const [, image = '', node = '', debian = ''] = match;
  return { image, node, debian };
};

/** Returns the archive from which this machine installs packages. */
const debianArchive = () => {
  const files = ['/etc/apt/sources.list', ...globSync('/etc/apt/sources.list.d/*')];
  for (const file of files.filter((path) => existsSync(path))) {
    const text = readFileSync(file, 'utf8');
    const mirror = /^(?:URIs:|deb(?: \[[^\]]*\])?) *(\S+)/m.exec(text)?.[1];
    if (mirror) return mirror;
  }
  throw new StartupError('No Debian package archive is configured in /etc/apt.');
};

/** Returns the folder of npm of the running Node, which may not be the pinned one. */
const npmFolder = () => {
  const { npm_execpath: program } = process.env;
  if (!program) throw new StartupError('Run this with `npm run image:test`.');
  return dirname(dirname(realpathSync(program)));
};

const makeRootFilesystem = (folder: string, { node, debian }: { node: string; debian: string }) => {
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  run(
    'debootstrap',
    '--variant=minbase',
    '--include=ca-certificates',
    debian,
    folder,
    debianArchive(),
  );
  const pinned = join(root, 'node_modules/node/bin/node');
  const version = execFileSync(pinned, ['--version'], { encoding: 'utf8' }).trim();
  if (version !== `v${node}`)
    throw new StartupError(`The lock file has Node ${version}, but the Dockerfile has ${node}.`);
  copyFileSync(pinned, join(folder, 'usr/local/bin/node'));
  mkdirSync(join(folder, 'usr/local/lib/node_modules'), { recursive: true });
  cpSync(npmFolder(), join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm'));
  run('chroot', folder, 'groupadd', '--gid', NODE_USER_ID, 'node');
  run('chroot', folder, 'useradd', '--uid', NODE_USER_ID, '--gid', 'node', '--create-home', 'node');
};

/** Creates the Dockerfile's base image from Debian packages, because no image registry is used. */
export const makeBaseImage = (store: Store) => {
  const base = readBase();
  const folder = join(store.folder, 'base');
  makeRootFilesystem(folder, base);
  const container = buildah(store, ['from', 'scratch']);
  buildah(store, ['add', '--quiet', container, folder, '/']);
  buildah(store, ['config', '--env', `PATH=${IMAGE_PATH}`, container]);
  buildah(store, ['commit', '--quiet', '--rm', container, `docker.io/library/${base.image}`]);
  rmSync(folder, { recursive: true, force: true });
  return base.image;
};
