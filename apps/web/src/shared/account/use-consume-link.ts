import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { PathPattern } from '../routing/paths.ts';

/** Reads the data of a link from an email and replaces the URL with a plain one. */
export const useConsumeLink = (to: PathPattern, take: () => void) => {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address it was opened at
  useEffect(() => {
    take();
    void navigate(to, { replace: true });
  }, []);
};
