import { defineCodec } from '../codec.ts';
import type { LibraryPlan } from './library.ts';
import { fromLibraryPlanJson, type LibraryPlanJson, toLibraryPlanJson } from './library-json.ts';

export const getLibraryPlan = defineCodec('getLibraryPlan', {
  write: ({ plan }: { plan: LibraryPlan }) => ({ plan: toLibraryPlanJson(plan) }),
  read: ({ plan }: { plan: LibraryPlanJson }) => ({ plan: fromLibraryPlanJson(plan) }),
});
