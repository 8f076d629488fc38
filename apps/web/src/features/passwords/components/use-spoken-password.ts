import { useTranslations } from 'use-intl';

/** Returns a password in spoken form, such as "Garden with a capital G, dash, otter, 4, 2". */
export const useSpokenPassword = () => {
  const t = useTranslations('passwords.first');
  return (password: string) =>
    (password.match(/[A-Za-z]+|./g) ?? [])
      .map((part) => {
        if (part === '-') return t('dash');
        const letter = part.charAt(0);
        return /[A-Z]/.test(letter) ? t('capital', { word: part, letter }) : part;
      })
      .join(', ');
};
