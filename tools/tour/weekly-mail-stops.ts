import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PEOPLE } from '@wonderfield/api/features/demo/demo-people';
import type { TemporaryPortal } from '../lib/portal/temporary-portal.ts';
import { root } from '../lib/repository.ts';
import type { Stop } from './stop.ts';

const PARENT = 'Parent of two, adult check done';
const POLL_MS = 200;
const TIMEOUT_MS = 30_000;

type Message = { id: string; subject: string; links: string[] };

const findEmail = async (sandboxUrl: string, email: string): Promise<Message> => {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`${sandboxUrl}/mail/messages?to=${encodeURIComponent(email)}`);
    const emails = (await response.json()) as Message[];
    const message = emails.find(({ subject }) => subject.endsWith('week in the field'));
    if (message) return message;
    await sleep(POLL_MS);
  }
  throw new Error(`No weekly mail came to ${email}`);
};

/**
 * Stops for the weekly mail, which is sent at once, and its unsubscribe page. They need a temporary
 * portal.
 */
export const weeklyMailStops = async (portal: TemporaryPortal): Promise<Stop[]> => {
  const email = DEMO_PEOPLE.find(({ who }) => who === PARENT)?.email ?? '';
  execFileSync(process.execPath, [join(root, 'tools/admin.ts'), 'weekly-mail', email], {
    env: { ...process.env, WONDERFIELD_DATA: portal.dataFolder },
  });
  const { id, links } = await findEmail(portal.sandboxUrl, email);
  const off = links.find((link) => link.includes('/weekly-mail-off')) ?? '';
  return [
    { name: 'Weekly mail', path: `${portal.sandboxUrl}/mail/messages/${id}/html` },
    {
      name: 'Weekly mail, turn it off',
      path: off,
      prepare: (page) => page.getByRole('button', { name: 'Turn weekly mail off' }).waitFor(),
    },
  ];
};
