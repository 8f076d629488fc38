import { useSearchParams } from 'react-router';
import { addressOf, filtersIn, type LibraryFilters } from '../rules/library-filters.ts';

/** Stores the filters in the URL, so they survive a reload and can be shared. */
export const useLibraryFilters = () => {
  const [address, setAddress] = useSearchParams();
  return {
    filters: filtersIn(address),
    setFilters: (change: (filters: LibraryFilters) => LibraryFilters) =>
      setAddress((now) => addressOf(change(filtersIn(now))), {
        replace: true,
        preventScrollReset: true,
      }),
  };
};
