import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/repository.ts';
import { buildah, type Store } from './buildah.ts';

const IMAGE = 'localhost/wonderfield:image-test';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

const npmSetting = (name: string) =>
  execFileSync('npm', ['config', 'get', name], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Writes this machine's npm settings for the build. They are mounted and in no layer. */
const writeNpmSettings = (store: Store) => {
  const file = join(store.folder, 'npmrc');
  const own = npmSetting('userconfig');
  const lines = [
    existsSync(own) ? readFileSync(own, 'utf8') : '',
    `registry=${npmSetting('registry')}`,
    ...(existsSync(CERTIFICATES) ? [`cafile=${CERTIFICATES}`] : []),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
};

/** Builds the Dockerfile like `docker build`, without a daemon. */
export const buildImage = (store: Store) => {
  const mounts = [
    `${writeNpmSettings(store)}:/root/.npmrc:ro`,
    ...(existsSync(CERTIFICATES) ? [`${CERTIFICATES}:${CERTIFICATES}:ro`] : []),
  ];
  buildah(store, [
    'build',
    '--isolation',
    'chroot',
    '--pull=never',
    ...mounts.flatMap((mount) => ['--volume', mount]),
    '--tag',
    IMAGE,
    root,
  ]);
  return IMAGE;
};
