import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** The draft in the address, so that a reload finds it again; the history keeps one entry. */
export const useAddress = (id: string | undefined, onNamed: (id: string) => void) => {
  const [params, setParams] = useSearchParams();
  const named = params.get('draft');
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the draft gets its id, and only then
  useEffect(() => {
    if (!id || id === named) return;
    onNamed(id);
    setParams({ draft: id }, { replace: true, preventScrollReset: true });
  }, [id]);
};
