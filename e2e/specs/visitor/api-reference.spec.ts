import { expect, test } from '../../fixtures/test.ts';

test('a visitor reads the API reference under a policy without unsafe-eval', async ({ page }) => {
  const response = await page.goto('/docs');
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe-eval');
  await expect(page.getByRole('heading', { name: 'Wonderfield', level: 1 })).toBeVisible();
  await expect(page.getByText('Signs a user in and starts a session.').first()).toBeVisible();
});
