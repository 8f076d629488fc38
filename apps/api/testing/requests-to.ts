import { vi } from 'vitest';

/** Does something, and lists the paths that were asked at a service meanwhile. */
export const requestsTo = async <Answer>(
  baseUrl: string | URL | undefined,
  act: () => Promise<Answer>,
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
