import type { CallInput } from '@wonderfield/contract/define-call';
import type { recordPageView } from '@wonderfield/contract/portal/portal-calls';
import type { Deps } from '../../dependencies.ts';
import { countPageView } from './page-views.queries.ts';

/** Counts a page view by viewer type and day. */
export const countView = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { route, viewer }: CallInput<typeof recordPageView>,
) => {
  await countPageView(db, { route, viewer, now: now() });
  return {};
};
