import { vi } from 'vitest';

/** Runs a function and returns the paths it requested at a service. */
export const requestsTo = async <Result>(
  baseUrl: string | URL | undefined,
  act: () => Promise<Result>,
) => {
  const spy = vi.spyOn(globalThis, 'fetch');
  try {
    const response = await act();
    const urls = spy.mock.calls.map(([input]) =>
      input instanceof Request ? new URL(input.url) : new URL(input),
    );
    const { origin } = new URL(String(baseUrl));
    const paths = urls.filter((url) => url.origin === origin).map(({ pathname }) => pathname);
    return { answer: response, paths };
  } finally {
    spy.mockRestore();
  }
};
