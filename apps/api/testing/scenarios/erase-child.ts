import type { Fields, TestPortal } from '../build-test-app.ts';
import { PASSWORD } from '../factories/password-hash.ts';

/** Erases a child as its parent, confirmed with the default test password. */
export const eraseChild = (portal: Pick<TestPortal, 'call'>, fields: Fields) =>
  portal.call('eraseChild', { password: PASSWORD, ...fields });
