import { TextField, type TextFieldProps } from '@wonderfield/ui/text-field/text-field';
import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './student-search.module.css';

type Props = Pick<TextFieldProps, 'ref' | 'aria-keyshortcuts'> & {
  value: string;
  onSearch: (text: string) => void;
  /** Number of students who match, for screen readers. */
  matches: number;
};

/** Renders the search field above a list of students. The list filters with `matchesSearch`. */
export const StudentSearch = ({ value, onSearch, matches, ...input }: Props) => {
  const t = useTranslations('shared.studentSearch');
  return (
    <div className={styles.search}>
      <Search size={20} strokeWidth={2.2} aria-hidden />
      <TextField
        {...input}
        type="search"
        label={t('find')}
        labelHidden
        placeholder={t('find')}
        autoComplete="off"
        value={value}
        onChange={(event) => onSearch(event.target.value)}
      />
      <p role="status" className="visually-hidden">
        {value.trim() && t('found', { count: matches })}
      </p>
    </div>
  );
};
