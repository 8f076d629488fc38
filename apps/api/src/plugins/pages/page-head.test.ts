import { expect, it } from 'vitest';
import { withHead } from './page-head.ts';

const SHELL =
  '<head><meta name="description" content="General" />\n<title>Wonderfield</title></head><body></body>';

// @proves R-site-files
it('adds title, description and share picture with absolute URLs to a public page', () => {
  const page = withHead(SHELL, '/sign-in/student', 'https://portal.example');
  expect(page).toContain('<title>Student Account Sign In · Wonderfield</title>');
  expect(page.match(/name="description"/g)).toHaveLength(1);
  expect(page).not.toContain('General');
  expect(page).toContain('href="https://portal.example/sign-in/student"');
  expect(page).toContain('property="og:image" content="https://portal.example/share.png"');
  expect(page).toMatch(/<body><\/body>$/);
});

it('leaves other pages unchanged', () => {
  expect(withHead(SHELL, '/linked-child', 'https://portal.example')).toBe(SHELL);
});
