import type { PublicPage } from '@wonderfield/contract/portal/public-pages';

/** Same as in index.html. */
const PORTAL_DESCRIPTION =
  'Wonderfield: one calm place for families, students and educators around a learning game.';

/** Describes a public page to search engines and messengers, which run no scripts. */
export const PageHead = ({ page, url }: { page: PublicPage | undefined; url: URL }) => {
  if (!page) {
    return (
      <>
        <title>Wonderfield</title>
        <meta name="description" content={PORTAL_DESCRIPTION} />
      </>
    );
  }
  const title = `${page.title} · Wonderfield`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={url.href} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Wonderfield" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url.href} />
      <meta property="og:image" content={new URL('/share.png', url).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content="A field in the evening, with a hare, a hedgehog and a basket of wheat"
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
