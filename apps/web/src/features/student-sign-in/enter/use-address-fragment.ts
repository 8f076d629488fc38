import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Returns the fragment of the address and removes it from the address bar and the history at once,
 * because it is a secret.
 */
export const useAddressFragment = (): string => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [fragment, setFragment] = useState(() => hash.slice(1));
  // Another code was opened in the same tab.
  if (hash && hash.slice(1) !== fragment) setFragment(hash.slice(1));
  useEffect(() => {
    if (hash) void navigate(`${pathname}${search}`, { replace: true });
  }, [hash, pathname, search, navigate]);
  return fragment;
};
