import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Screens are loaded when they are first shown, which takes a while on a busy machine.
configure({
  asyncUtilTimeout: 5_000,
  // A whole page with its pictures says less than the first lines.
  getElementError: (message) => new Error(message?.slice(0, 1_000)),
});
vi.setConfig({ testTimeout: 20_000 });
// As index.html says.
document.documentElement.lang = 'en';

beforeEach(() => {
  // jsdom lays nothing out, so it cannot scroll, and says so loudly.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // Nor can it draw, which axe tries.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.body.dataset.hour;
  delete document.body.dataset.audience;
});
