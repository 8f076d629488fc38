import { vi } from 'vitest';

const stubWidth = (isNarrow: boolean) => {
  const nothing = () => undefined;
  const query = { matches: isNarrow, addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('matchMedia', () => query);
};

/** Shows screens as in a window of 1200 px or more. */
export const showWideWindow = () => stubWidth(false);

/** Shows screens as in a window below 1200 px. */
export const showNarrowWindow = () => stubWidth(true);
