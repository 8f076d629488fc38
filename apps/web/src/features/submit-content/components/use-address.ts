import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Returns an id of the current visit of the wizard. It is stored in the history entry. */
export const useVisit = () => {
  const { key, state } = useLocation();
  return (state as { visit?: string } | null)?.visit ?? key;
};

/** Writes the draft id to the URL, so a reload restores it. Replaces the history entry. */
export const useAddress = (id: string | undefined, visit: string) => {
  const [params, setParams] = useSearchParams();
  const named = params.get('draft');
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the draft gets its id, and only then
  useEffect(() => {
    if (!id || id === named) return;
    setParams({ draft: id }, { replace: true, preventScrollReset: true, state: { visit } });
  }, [id]);
};
