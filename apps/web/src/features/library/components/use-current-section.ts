import { useEffect, useState } from 'react';

/** A section counts as read from here on, below the window's upper edge. */
const READING_LINE_PX = 160;

const isAtEnd = () =>
  window.scrollY > 0 &&
  window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;

/** The section that is being read: the last one above the reading line, at the page's end the last. */
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
