import { waitFor } from '@testing-library/react';
import { PUBLIC_PAGES } from '@wonderfield/contract/portal/public-pages';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPortal } from '../../testing/render-screen.tsx';

// @proves R-site-files
it.each(Object.entries(PUBLIC_PAGES))(
  "gives %s the same title on the page and in the server's metadata",
  async (path, { title }) => {
    renderPortal({ at: path, api: fakeApi({}) });
    await waitFor(() => expect(document.title).toBe(`${title} · Wonderfield`));
  },
);
