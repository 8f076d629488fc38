import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, SETTING_NAMES } from '@wonderfield/api/config';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../lib/repository.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Service = {
  image?: string;
  read_only?: boolean;
  cap_drop?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
};
type Compose = { services: Record<'proxy' | 'api' | 'database', Service>; volumes: object };

const { services, volumes } = parse(read('deploy/compose.yaml')) as Compose;
const settings = services.api.environment ?? {};

/** Sample values of deploy/.env. */
const VALUES: Record<string, string> = {
  PUBLIC_URL: 'https://portal.example.org',
  SECRET_KEY: Buffer.from(Array.from({ length: 32 }, (_, n) => n * 7)).toString('base64'),
  OWNER_PASSWORD: 'owner1',
  APP_PASSWORD: 'app1',
  SMTP_URL: 'smtp://relay.example.org:587',
  MAIL_FROM: 'Portal <no-reply@example.org>',
  CONTENT_TEAM_EMAIL: 'plans@example.org',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  TRUSTED_PROXIES: '1',
  SECURITY_CONTACT: 'mailto:security@example.org',
  PRIVACY_URL: 'https://example.org/privacy',
  TERMS_URL: 'https://example.org/terms',
  SUPPORT_URL: 'https://example.org/support',
};
/** Settings that a container gets from the image or must not have, with the reason. */
const NOT_PASSED: Record<string, string> = {
  HOST: 'the image listens on every address of its container',
  PORT: 'the image listens on 3000, where nginx finds it',
  PORT_IS_LENT: '`npm start` sets it, and does not run in containers',
  ASSET_FOLDER: 'the image has its own, on a volume',
  WEB_DIST: 'the image brings the pages',
  CONSOLE_DIST: 'the image brings the pages',
  GAME_DIST: 'the image brings the pages',
  SANDBOX_URL: 'production refuses it',
  WONDERFIELD_DEMO: 'production refuses it',
  ADDRESS_LIMITS: 'production refuses to switch them off',
  STRIPE_API_URL: 'production refuses it',
  TWILIO_VERIFY_URL: 'production refuses it',
  GOOGLE_BASE_URL: 'production refuses it',
};
const filled = Object.fromEntries(
  Object.entries(settings).map(([name, text]) => [
    name,
    text
      .replace(/\$\{\w+:-\}/g, '')
      .replace(/\$\{(\w+):\?\}/g, (_all, key: string) => VALUES[key] ?? `no ${key}`),
  ]),
);

describe('Compose file', () => {
  it('contains only settings that the service knows', () => {
    expect(Object.keys(settings).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  // @proves D-7-containers
  it('passes all settings that docs/configuration.md lists', () => {
    const page = read('docs/configuration.md');
    const start = page.indexOf('## Read by the API');
    const table = page.slice(start, page.indexOf('## Read by `npm start`', start));
    const listed = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    );
    expect(listed.toSorted()).toEqual(SETTING_NAMES.toSorted());
    const passed = [...Object.keys(settings), ...Object.keys(NOT_PASSED)];
    expect(passed.toSorted()).toEqual(listed.toSorted());
    // Settings that production rejects cannot be set by accident, all others can.
    for (const name of Object.keys(NOT_PASSED)) expect(Object.keys(settings)).not.toContain(name);
  });

  it('treats an omitted setting as not set', () => {
    const optional = Object.entries(settings).filter(([, text]) => text.includes(':-}'));
    expect(optional.length).toBeGreaterThan(20);
    for (const [name, text] of optional) expect(text).toBe(`\${${name}:-}`);
  });

  // @proves D-7-containers
  it('starts in production with the settings of docs/operations.md', () => {
    const config = readConfig(filled);
    expect(config.NODE_ENV).toBe('production');
    expect(config.DATABASE_URL).toBe('postgres://wonderfield_app:app1@database/wonderfield');
    const operations = read('docs/operations.md');
    for (const name of Object.keys(VALUES))
      expect(operations.includes(name.replace(/^STRIPE_.*/, 'STRIPE_'))).toBe(true);
  });

  it('contains no secrets', () => {
    const texts = Object.values(services).flatMap(({ environment }) =>
      Object.entries(environment ?? {}).filter(([name]) => /KEY|SECRET|PASSWORD|_URL/.test(name)),
    );
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.filter(([, text]) => !/\$\{\w+:[?-]\}/.test(text))).toEqual([]);
  });

  it.each(['api', 'proxy'] as const)('gives %s a read-only root and no capabilities', (name) => {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it('mounts existing files and declared volumes', () => {
    const sources = Object.values(services).flatMap(({ volumes: mounts }) =>
      (mounts ?? []).map((mount) => mount.split(':')[0] ?? ''),
    );
    const missing = sources.filter((source) =>
      source.startsWith('./')
        ? !existsSync(join(root, 'deploy', source))
        : !Object.keys(volumes).includes(source),
    );
    expect(missing).toEqual([]);
  });
});

describe('Image', () => {
  const lines = read('Dockerfile').split('\n');
  const bases = lines.filter((line) => line.startsWith('FROM '));

  it('uses the pinned Node version in every stage', () => {
    const { devDependencies } = JSON.parse(read('package.json'));
    expect(bases).toHaveLength(3);
    for (const base of bases) expect(base).toContain(`node:${devDependencies.node}-`);
  });

  it('runs as an unprivileged user and has a health check', () => {
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
    expect(last).toContain('USER node');
    expect(last.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
    expect(last.findIndex((line) => line.startsWith('COPY '))).toBeLessThan(
      last.indexOf('USER node'),
    );
  });

  it('copies the packages that the service imports', () => {
    const { dependencies } = JSON.parse(read('apps/api/package.json'));
    const ours = Object.keys(dependencies).filter((name) => name.startsWith('@wonderfield/'));
    for (const name of ours) {
      const folder = name.replace('@wonderfield/', 'packages/');
      expect(lines).toContain(`COPY --from=service /portal/${folder} ${folder}`);
    }
  });
});
