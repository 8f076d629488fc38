import { useLocation } from 'react-router';
import { PATHS } from '../../../shared/paths.ts';

/** What was looked for in the library travels with the link to a plan. */
type Found = { found?: string } | null;

/** For the link to a plan: the way back leads to what was found. */
export const useFoundState = (): Found => ({ found: useLocation().search });

/** The library as it was left. */
export const useLibraryReturn = () => {
  const { state } = useLocation();
  const { found: search } = (state ?? {}) as { found?: unknown };
  return `${PATHS.library}${typeof search === 'string' ? search : ''}`;
};
