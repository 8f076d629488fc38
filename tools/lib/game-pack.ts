import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@wonderfield/local-database/startup-error';
import escapeHtml from 'escape-html';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { root } from './repository.ts';

const GAME_FOLDER = join(root, 'apps/game/dist');
const NAME = 'wonderfield-game';
/** Below the game's path, so it is served with the game. */
const PACK_PATH = `downloads/${NAME}.zip`;
/** Fixed date, so the same game gives the same bytes. */
const MADE_AT = new Date('2020-01-01T00:00:00Z');

/** Returns the download URL of a portal. */
export const packUrl = (portalUrl: string) => `${portalUrl}/game/${PACK_PATH}`;

/**
 * Returns the policy for the downloaded page, which has no headers. It allows connections only to
 * its portal.
 */
const policyFor = (portalUrl: string) => {
  const { origin } = new URL(portalUrl);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${origin} ${origin.replace('http', 'ws')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
};

const pageFor = (page: string, portalUrl: string) => {
  const charset = '<meta charset="utf-8" />';
  if (!page.includes(charset)) throw new StartupError('The game’s page has no place for a policy.');
  const head = [
    charset,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyFor(portalUrl))}" />`,
    `<meta name="wonderfield-portal" content="${escapeHtml(portalUrl)}" />`,
  ];
  return page
    .replace(charset, () => head.join('\n    '))
    .replace('<a href="/">', () => `<a href="${escapeHtml(portalUrl)}/">`);
};

const readme = (portalUrl: string) => `Wonderfield, the game

This folder is the whole game. After you have opened it online once, it also works offline.

How to open it
1. Unzip the folder and keep it, for example in Documents.
2. Browsers do not run a game from a file by a double click. They need a small
   file server, which many computers already have. Open a terminal in this folder
   and type one of these:
     python3 -m http.server 8080
     npx serve -l 8080
     php -S localhost:8080
3. Open http://localhost:8080 in a browser.
4. The game asks for a play code. Sign in at ${portalUrl}, select Play Now, then "Show a play code". It works once, for ten minutes.

Without a network
Ten rows are available offline. Answers are saved in the browser and sent when you are back online. Please do not delete the browser's data before that.

After signing out, or after twelve hours, the game asks for a code again. Answers that were not sent yet are sent after that.
`;

const isPartOfGame = (path: string) =>
  !/\.(br|gz)$/.test(path) && !path.startsWith('downloads') && !path.startsWith('.');

/** Packs the built game into one download that knows its portal. */
export const packGame = (portalUrl: string, folder = GAME_FOLDER): string => {
  const files: Zippable = {};
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (!entry.isFile() || !isPartOfGame(path)) continue;
    const content = readFileSync(join(folder, path));
    files[path] = path === 'index.html' ? strToU8(pageFor(content.toString(), portalUrl)) : content;
  }
  if (!files['index.html'])
    throw new StartupError('The game is not built, so there is nothing to pack.');
  files['README.txt'] = strToU8(readme(portalUrl));
  const target = join(folder, PACK_PATH);
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target, zipSync({ [NAME]: files }, { level: 9, mtime: MADE_AT }));
  return target;
};
