import { useSearchParams } from 'react-router';
import { addressOf, filtersIn, type LibraryFilters } from '../rules/library-filters.ts';

/** What is looked for, kept in the address: it survives a reload, and can be sent to a colleague. */
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
