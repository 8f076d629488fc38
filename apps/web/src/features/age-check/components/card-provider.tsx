import { Elements } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Note } from '@wonderfield/ui/note/note';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePortalConfig } from '../../../shared/routing/portal-config.ts';

/** Loads the provider's script from the URL in the portal configuration. */
const loadScript = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The card script did not load.'));
    };
    document.head.append(script);
  });

/** Loads the card provider's script and shows an error if that fails. */
export const CardProvider = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('ageCheck');
  const cards = usePortalConfig()?.cards;
  const stripe = useQuery({
    queryKey: ['card-provider'],
    queryFn: async () => {
      if (!cards) return null;
      await loadScript(cards.scriptUrl);
      return loadStripe(cards.publishableKey);
    },
    enabled: cards !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  if (stripe.isError) return <Note tone="error">{t('loadFailed')}</Note>;
  if (!stripe.data) return <p aria-busy="true">{TEXTS.loading}</p>;
  return <Elements stripe={stripe.data}>{children}</Elements>;
};
