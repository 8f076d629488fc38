import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortalConfig } from '@wonderfield/contract/portal/portal-config';
import { PUBLIC_PAGES } from '@wonderfield/contract/portal/public-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE_CHUNKS, renderPages } from './render-pages.tsx';

const CONFIG: PortalConfig = {
  links: {
    marketing: 'https://field.example/',
    privacy: 'https://field.example/privacy?a=1&b="2"',
    terms: 'https://field.example/terms',
    ambassadors: 'https://field.example/ambassadors',
    support: 'https://field.example/support',
    faq: 'https://field.example/faq',
  },
  cards: { publishableKey: 'pk', scriptUrl: 'https://cards.example/' },
  signIn: { google: false, clever: false },
  demoPeople: [],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wonderfield-pages-'));
  const chunks = [...new Set(Object.values(PAGE_CHUNKS).flat())];
  const manifest = {
    'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
    ...Object.fromEntries(chunks.map((name) => [`_${name}`, { name, file: `assets/${name}.js` }])),
  };
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'assets/index.css'), 'p{color:red}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const render = async (config: Partial<PortalConfig> = {}) =>
  renderPages({
    folder,
    publicUrl: 'https://portal.example',
    config: { ...CONFIG, ...config },
  });

it('renders every public page with its heading, styles and script', async () => {
  const pages = await render();
  expect(Object.keys(pages)).toEqual([...Object.keys(PUBLIC_PAGES), '/page-not-found']);
  for (const page of Object.values(pages)) {
    expect(page).toMatch(/^<!doctype html><html lang="en">/);
    expect(page).toContain('</h1>');
    expect(page).toContain('<meta name="description" content="');
    expect(page).not.toContain('aria-busy');
    expect(page).toContain('<style>p{color:red}</style>');
    expect(page).toContain('/assets/index.js');
    // The page's policy blocks style attributes.
    expect(page).not.toContain(' style="');
  }
});

// @proves R-site-files
it('adds title, description and share picture with absolute URLs to a public page', async () => {
  const page = (await render())['/sign-in/student'] ?? '';
  expect(page).toContain('<title>Student Account Sign In · Wonderfield</title>');
  expect(page.match(/<title>/g)).toHaveLength(1);
  expect(page).toContain('rel="canonical" href="https://portal.example/sign-in/student"');
  expect(page).toContain('property="og:image" content="https://portal.example/share.png"');
});

it.each([
  [{ google: true, clever: true, school: 'Hazel Grove' }, ['google', 'clever', 'school']],
  [{ google: true, clever: false }, ['google']],
  [{ google: false, clever: false }, []],
])('contains only the sign-in methods of the installation: %j', async (signIn, methods) => {
  const page = (await render({ signIn }))['/sign-in'] ?? '';
  const links = {
    google: 'googleClassAuthorize',
    clever: 'cleverAuthorize',
    school: 'ssoAuthorize',
  };
  const shown = Object.entries(links).filter(([, path]) => page.includes(path));
  expect(shown.map(([method]) => method).sort()).toEqual([...methods].sort());
});

it('contains demo people only if the installation has them', async () => {
  const person = { userType: 'parent', who: 'Parent of two', email: 'd@x.example', password: 'P' };
  const demo = await render({ demoPeople: [person] as PortalConfig['demoPeople'] });
  expect(demo['/sign-in/parent']).toContain('>Parent of two</button>');
  expect((await render())['/sign-in/parent']).not.toContain('Parent of two');
});

it('escapes the links of the installation, and no setting can close its element', async () => {
  const school = '</script><script>alert(1)</script>';
  const signIn = { google: false, clever: false, school };
  const page = (await render({ signIn }))['/sign-in'] ?? '';
  expect(page).toContain('href="https://field.example/privacy?a=1&amp;b=&quot;2&quot;"');
  const [, settings = ''] = /id="portal-config">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(settings)).toEqual({ ...CONFIG, signIn });
  expect(page).not.toContain('<script>alert');
});

it('starts the script of a form at once, and that of other pages on the first interaction', async () => {
  const pages = await render();
  const scriptTag = '<script type="module"';
  expect(pages['/sign-in/student']).toContain(scriptTag);
  expect(pages['/sign-in/student']).toContain('<form method="dialog"');
  expect(pages['/sign-in']).not.toContain(scriptTag);
  expect(pages['/sign-in']).toContain('rel="prefetch"');
});

it('reports a file that the build does not contain', async () => {
  const manifest = { 'index.html': { file: 'assets/index.js' } };
  const other = await mkdtemp(join(tmpdir(), 'wonderfield-pages-'));
  await mkdir(join(other, '.vite'));
  await writeFile(join(other, '.vite/manifest.json'), JSON.stringify(manifest));
  const rendering = renderPages({ folder: other, publicUrl: 'https://x.example', config: CONFIG });
  await expect(rendering).rejects.toThrow('The built portal contains no file "basics".');
  await rm(other, { recursive: true });
});
