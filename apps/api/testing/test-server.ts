import { afterAll } from 'vitest';
import { buildTestApp } from './build-test-app.ts';
import { quickPasswords } from './fast-passwords.ts';

/** The service for all tests of a file, closed after the last of them. */
export const openTestServer = async (options?: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(options);
  afterAll(() => portal.close());
  return portal;
};

/** The same where the bounds on one address and the work of hashing are not what is tested. */
export const openQuickPortal = () =>
  openTestServer({
    config: { ADDRESS_LIMITS: false },
    replace: () => ({ passwords: quickPasswords }),
  });
