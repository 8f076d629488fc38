import { TextField, type TextFieldProps } from '@wonderfield/ui/text-field/text-field';
import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './search-field.module.css';

type Props = Pick<TextFieldProps, 'ref' | 'aria-keyshortcuts'> & {
  value: string;
  onSearch: (text: string) => void;
};

/** Finds students by name. */
export const SearchField = ({ onSearch, ...input }: Props) => {
  const t = useTranslations('rosters.students');
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
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
};
