import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@wonderfield/client/query-client';
import { DiscardQuestion } from '@wonderfield/ui/dialog/discard-question';
import { ToastProvider } from '@wonderfield/ui/toast/toast-provider';
import { type ReactNode, useState } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { strings } from './strings.ts';

const STALE_MS = 30_000;

/** The device's time zone, which is used to show dates. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

const Messages = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('shared');
  const discardStrings = {
    title: t('discard.title'),
    text: t('discard.text'),
    keepLabel: t('discard.keep'),
    discardLabel: t('discard.confirm'),
  };
  return (
    <ToastProvider regionLabel={t('messages')} dismissLabel={t('dismissMessage')}>
      <DiscardQuestion strings={discardStrings}>{children}</DiscardQuestion>
    </ToastProvider>
  );
};

/** Provides strings, server data and toasts to every screen. */
export const Providers = ({
  queryClient: givenClient,
  children,
}: {
  /** A client that already contains data. */
  queryClient?: QueryClient;
  children: ReactNode;
}) => {
  const [queryClient] = useState(() => givenClient ?? createQueryClient({ staleTime: STALE_MS }));
  return (
    <IntlProvider locale="en" messages={strings} timeZone={timeZone}>
      <QueryClientProvider client={queryClient}>
        <Messages>{children}</Messages>
      </QueryClientProvider>
    </IntlProvider>
  );
};
