import { vi } from 'vitest';

/** Records full page loads, which the simulated page cannot make. Restored with the fake server. */
export const fakeLocation = () => {
  const { href, origin, pathname } = window.location;
  const location = {
    href,
    origin,
    pathname,
    assign: vi.fn<(to: string) => void>(),
    replace: vi.fn<(to: string) => void>(),
    reload: vi.fn(),
  };
  vi.stubGlobal('location', location);
  return location;
};
