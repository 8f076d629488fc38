import { press, type Stop } from './stop.ts';

/** The operators' console. */
export const CONSOLE_STOPS: Stop[] = [
  { name: 'Console sign-in', path: '/console' },
  { name: 'Console set-up, expired link', path: '/console/setup/no-such-link' },
  { name: 'Console waiting', as: 'operator', path: '/console' },
  {
    name: 'Console waiting, refuse',
    as: 'operator',
    path: '/console',
    prepare: press('Refuse Tom Whitaker'),
  },
  { name: 'Console schools', as: 'operator', path: '/console/schools' },
  { name: 'Console accounts', as: 'operator', path: '/console/accounts' },
  { name: 'Console audit log', as: 'operator', path: '/console/audit' },
  { name: 'Console status', as: 'operator', path: '/console/status' },
];
