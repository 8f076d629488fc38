import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '@wonderfield/contract/calls';
import { OPERATOR_CALLS } from '@wonderfield/contract/operators/operator-calls';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { root } from '../lib/repository.ts';
import type { Required } from './problems.ts';

/** Files that list the paths of the screens, and the prefix of their URLs. */
const ROUTE_FILES = [
  { prefix: '', files: 'apps/web/src/shared/routing/paths.ts' },
  { prefix: '/console', files: 'apps/console/src/**/{*.routes.tsx,routes.ts,router.tsx}' },
];
/** Matches `path: '/x'` in route files and `name: '/x',` in the portal's table of paths. */
const PATH_LITERAL = /\bpath: '([^']+)'|^ {2}\w+: '(\/[^']*|\*)',$/gm;

const toUrlPath = (prefix: string, path: string) =>
  prefix ? `${prefix}/${path}`.replace(/\/+/g, '/').replace(/\/$/, '') : path;

const readRoutes = () =>
  ROUTE_FILES.flatMap(({ prefix, files }) =>
    globSync(files, { cwd: root })
      .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(PATH_LITERAL)])
      .map(([, routePath, tablePath]) => toUrlPath(prefix, routePath ?? tablePath ?? '')),
  );

/** Every route, call and message code needs a row. */
export const readRequired = (): Required[] => [
  { kind: 'route', prefix: 'R-', names: readRoutes() },
  { kind: 'call', prefix: 'C-', names: Object.keys(CALLS) },
  { kind: 'console call', prefix: 'C-', names: Object.keys(OPERATOR_CALLS) },
  { kind: 'message code', prefix: 'M-', names: Object.keys(MESSAGE_CODES) },
];
