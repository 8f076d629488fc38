/** A minimal browser for signing in. It follows redirects and keeps cookies. */
export class Browser {
  readonly #cookies = new Map<string, string>();

  /** Opens a page and follows redirects until an address of the portal, which does not run. */
  async open(url: string, portal: string): Promise<{ url: string; page: string; status: number }> {
    if (url.startsWith(portal)) return { url, page: '', status: 200 };
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    const next = response.headers.get('location');
    if (next) return this.open(new URL(next, url).href, portal);
    return { url, page: await response.text(), status: response.status };
  }
}

/** Returns the target of the link with this text. */
export const linkOn = (page: string, text: string): string => {
  const link = [...page.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].find(
    ([, , shown]) => shown === text,
  );
  if (!link?.[1]) throw new Error(`There is no link "${text}".`);
  return link[1].replaceAll('&amp;', '&');
};
