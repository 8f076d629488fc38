import { useEffect, useState } from 'react';

/** Distance from the top of the viewport at which a section becomes the current one. */
const READING_LINE_PX = 160;

const isAtEnd = () =>
  window.scrollY > 0 &&
  window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;

/** Returns the last section above the reading line, or the last section at the end of the page. */
export const useCurrentSection = (ids: readonly string[]) => {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const look = () => {
      const above = ids.filter((id) => {
        const section = document.getElementById(id);
        return section && section.getBoundingClientRect().top <= READING_LINE_PX;
      });
      setCurrent((isAtEnd() ? ids.at(-1) : above.at(-1)) ?? ids[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [ids]);
  return current;
};
