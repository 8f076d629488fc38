import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './page-turner.module.css';
import { fieldStrings as words } from './shared/field.strings.en.ts';

type PageTurnerProps = { page: number; pages: number; onPage: (page: number) => void };

/** Shows the visible part of a wide field, with a button for the other. */
export const PageTurner = ({ page, pages, onPage }: PageTurnerProps) => (
  <div className={styles.turner}>
    <button
      type="button"
      aria-label={words.earlierPlaces}
      disabled={page === 0}
      onClick={() => onPage(page - 1)}
    >
      <ChevronLeft size={26} aria-hidden />
    </button>
    <span className={styles.dots} role="img" aria-label={words.page(page, pages)}>
      {Array.from({ length: pages }, (_, index) => (
        <i key={words.page(index, pages)} data-on={index === page || undefined} />
      ))}
    </span>
    <button
      type="button"
      aria-label={words.laterPlaces}
      disabled={page === pages - 1}
      onClick={() => onPage(page + 1)}
    >
      <ChevronRight size={26} aria-hidden />
    </button>
  </div>
);
