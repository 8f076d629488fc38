import { afterAll } from 'vitest';
import { buildTestApp } from './build-test-app.ts';
import { fastPasswords } from './fast-passwords.ts';

/** Opens the server for all tests of a file and closes it after the last one. */
export const openTestServer = async (options?: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(options);
  afterAll(() => portal.close());
  return portal;
};

/** Opens the server without address limits and slow hashing. */
export const openFastTestServer = () =>
  openTestServer({
    config: { ADDRESS_LIMITS: false },
    replace: () => ({ passwords: fastPasswords }),
  });
