import { useSearchParams } from 'react-router';
import { addressOf, type LibraryFilters, parseFilters } from '../rules/library-filters.ts';

/** Stores the filters in the URL, so they survive a reload and can be shared. */
export const useLibraryFilters = () => {
  const [address, setAddress] = useSearchParams();
  return {
    filters: parseFilters(address),
    setFilters: (change: (filters: LibraryFilters) => LibraryFilters) =>
      setAddress((now) => addressOf(change(parseFilters(now))), {
        replace: true,
        preventScrollReset: true,
      }),
  };
};
