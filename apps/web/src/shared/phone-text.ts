/**
 * A stored number as people read it: `(503) 555-0142` in North America, in groups after the country
 * elsewhere. Without the metadata of all countries, which weighs 80 kB.
 */
export const phoneText = (stored: string) => {
  const [, area, exchange, line] =
    /^\+?1(\d{3})(\d{3})(\d{4})$/.exec(stored.replace(/[\s().-]/g, '')) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : stored;
};
