import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Tells one visit of the wizard from the next. It is in the entry of the history, not in the page. */
export const useVisit = () => {
  const { key, state } = useLocation();
  return (state as { visit?: string } | null)?.visit ?? key;
};

/** The draft in the address, so that a reload finds it again; the history keeps one entry. */
export const useAddress = (id: string | undefined, visit: string) => {
  const [params, setParams] = useSearchParams();
  const named = params.get('draft');
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the draft gets its id, and only then
  useEffect(() => {
    if (!id || id === named) return;
    setParams({ draft: id }, { replace: true, preventScrollReset: true, state: { visit } });
  }, [id]);
};
