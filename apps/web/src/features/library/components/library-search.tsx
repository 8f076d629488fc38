import { SOUGHT_MAX_LENGTH } from '@wonderfield/contract/plans/library';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './library-bar.module.css';
import { useSlashKey } from './use-slash-key.ts';

const PAUSE_MS = 300;

/** Holds the search input and submits it after a pause. A changed URL replaces the input. */
const useTypedSearch = (searchText: string, onSearch: (searchText: string) => void) => {
  const [text, setText] = useState(searchText);
  const lastSearch = useRef(searchText);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  // Cancel a pending search when the user leaves, even while the next page loads.
  useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname !== nextLocation.pathname) clearTimeout(pause.current);
    return false;
  });
  useEffect(() => {
    if (searchText === lastSearch.current) return;
    clearTimeout(pause.current);
    lastSearch.current = searchText;
    setText(searchText);
  }, [searchText]);
  const search = (next: string) => {
    clearTimeout(pause.current);
    lastSearch.current = next.trim();
    onSearch(lastSearch.current);
  };
  return {
    text,
    type: (next: string) => {
      setText(next);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => search(next), PAUSE_MS);
    },
    searchNow: () => search(text),
    clear: () => {
      setText('');
      search('');
    },
  };
};

/** Searches the library after a pause. `/` focuses the field and Escape clears it. */
export const LibrarySearch = ({
  sought,
  onSearch,
}: {
  sought: string;
  onSearch: (searchText: string) => void;
}) => {
  const t = useTranslations('library');
  const field = useRef<HTMLInputElement>(null);
  const { text, type, searchNow, clear } = useTypedSearch(sought, onSearch);
  useSlashKey(field);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') searchNow();
    if (event.key !== 'Escape' || !text) return;
    event.preventDefault();
    clear();
  };
  const handleClear = () => {
    clear();
    field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in schools knows <search>
    <div role="search" className={styles.search}>
      <Search size={22} strokeWidth={2.2} aria-hidden className={styles.lens} />
      <input
        ref={field}
        // Avoids the type search, because its clear button and Escape differ between browsers.
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('search')}
        aria-keyshortcuts="/"
        placeholder={t('searchHint')}
        maxLength={SOUGHT_MAX_LENGTH}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {text && (
        <IconButton
          className={styles.clear}
          label={t('clear')}
          icon={<X size={20} strokeWidth={2.3} aria-hidden />}
          onClick={handleClear}
        />
      )}
    </div>
  );
};
