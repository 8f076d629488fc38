import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Reads filters from the address and writes them there, so a link shows the same. A filter is no
 * navigation: the router would count a page view and render the whole portal again.
 */
export const useAddressFilters = () => {
  const { key, search: address } = useLocation();
  const [changed, setChanged] = useState({ key, search: address });
  const search = new URLSearchParams(changed.key === key ? changed.search : address);
  const change = (values: Record<string, string | undefined>) => {
    for (const [name, value] of Object.entries(values)) {
      if (value) search.set(name, value);
      else search.delete(name);
    }
    setChanged({ key, search: search.toString() });
    const { pathname, hash } = window.location;
    const query = search.size > 0 ? `?${search}` : '';
    window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
  };
  return { search, change };
};
