import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { PathPattern } from './paths.ts';

/** For the address of a mailed link: takes what it carries, and puts a plain address in its place. */
export const useConsumeLink = (to: PathPattern, take: () => void) => {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address it was opened at
  useEffect(() => {
    take();
    void navigate(to, { replace: true });
  }, []);
};
