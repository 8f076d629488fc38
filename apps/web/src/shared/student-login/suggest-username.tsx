import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { Button } from '@wonderfield/ui/button/button';
import { Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSuggestUsername } from './login-calls.ts';

/** Replaces a random username by one that a child can remember, such as otter42. */
export const SuggestUsername = ({ onSuggested }: { onSuggested: (username: string) => void }) => {
  const t = useTranslations('studentLogin.suggest');
  const showErrorToast = useErrorToast();
  const suggest = useSuggestUsername();
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Sparkles size={18} strokeWidth={2.2} aria-hidden />}
      aria-label={t('label')}
      busy={suggest.isPending}
      onClick={() =>
        suggest.mutate(undefined, {
          onSuccess: onSuggested,
          onError: (error) => showErrorToast(error),
        })
      }
    >
      {t('action')}
    </Button>
  );
};
