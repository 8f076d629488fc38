import { useLocation } from 'react-router';
import { PATHS } from '../../../shared/routing/paths.ts';

/** History state of a plan link with the library's search. */
type Found = { found?: string } | null;

/** Returns the state for a plan link, so Back restores the search. */
export const useFoundState = (): Found => ({ found: useLocation().search });

/** Returns the library path with the previous search. */
export const useLibraryReturn = () => {
  const { state } = useLocation();
  const { found: search } = (state ?? {}) as { found?: unknown };
  return `${PATHS.library}${typeof search === 'string' ? search : ''}`;
};
