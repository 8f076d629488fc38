import { expect, it } from 'vitest';
import { withHead } from './page-head.ts';

const SHELL =
  '<head><meta name="description" content="General" />\n<title>Wonderfield</title></head><body></body>';

// @proves R-site-files
it('gives a public page its title, its description and a picture to share, with whole addresses', () => {
  const page = withHead(SHELL, '/sign-in/student', 'https://portal.example');
  expect(page).toContain('<title>Student Account Sign In · Wonderfield</title>');
  expect(page.match(/name="description"/g)).toHaveLength(1);
  expect(page).not.toContain('General');
  expect(page).toContain('href="https://portal.example/sign-in/student"');
  expect(page).toContain('property="og:image" content="https://portal.example/share.png"');
  expect(page).toMatch(/<body><\/body>$/);
});

it('leaves every other page as it is', () => {
  expect(withHead(SHELL, '/linked-child', 'https://portal.example')).toBe(SHELL);
});
