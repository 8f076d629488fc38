import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { packGame, packUrl } from './game-pack.ts';

const PAGE = `<!doctype html><head><meta charset="utf-8" /><title>Wonderfield</title></head>
<body><noscript><a href="/">Back</a></noscript><script type="module" src="./assets/a.js"></script></body>`;

const folder = mkdtempSync(join(tmpdir(), 'wonderfield-pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'assets'));
for (const [name, content] of [
  ['index.html', PAGE],
  ['index.html.br', 'compressed'],
  ['assets/a.js', 'export {}'],
  ['assets/a.js.gz', 'compressed'],
  ['.stamp', 'of the build'],
] as const) {
  writeFileSync(join(folder, name), content);
}
const PORTAL = 'https://portal.example';
const unpack = (file: string) => unzipSync(readFileSync(file));
const pageIn = (file: string) =>
  strFromU8(unpack(file)['wonderfield-game/index.html'] ?? new Uint8Array());

it('packs the game in one folder with a README', () => {
  const files = unpack(packGame(PORTAL, folder));
  const names = Object.keys(files).filter((name) => !name.endsWith('/'));
  expect(names.sort()).toEqual([
    'wonderfield-game/README.txt',
    'wonderfield-game/assets/a.js',
    'wonderfield-game/index.html',
  ]);
  const readme = strFromU8(files['wonderfield-game/README.txt'] ?? new Uint8Array());
  expect(readme).toContain(`Sign in at ${PORTAL}`);
  expect(readme).toContain('python3 -m http.server 8080');
});

// @proves D-6-game-download
it("sets the portal's address and allows connections only to it", () => {
  const page = pageIn(packGame(PORTAL, folder));
  expect(page).toContain(`<meta name="wonderfield-portal" content="${PORTAL}" />`);
  expect(page).toContain(`connect-src ${PORTAL} wss://portal.example;`);
  expect(page).toContain(`<a href="${PORTAL}/">`);
  // The policy must come before the scripts that it restricts.
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'));
});

it("escapes markup in the portal's address", () => {
  const page = pageIn(packGame('https://portal.example/"><script>x</script>', folder));
  expect(page).not.toContain('<script>x');
});

it('creates identical files for the same game', () => {
  const once = readFileSync(packGame(PORTAL, folder));
  expect(readFileSync(packGame(PORTAL, folder)).equals(once)).toBe(true);
});

it('throws an error when there is no game to pack', () => {
  const empty = mkdtempSync(join(tmpdir(), 'wonderfield-pack-'));
  expect(() => packGame(PORTAL, empty)).toThrow('nothing to pack');
  rmSync(empty, { recursive: true, force: true });
});

it('returns a download URL below the game', () => {
  expect(packUrl(PORTAL)).toBe(`${PORTAL}/game/downloads/wonderfield-game.zip`);
});
