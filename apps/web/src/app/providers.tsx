import { QueryClientProvider } from '@tanstack/react-query';
import { ToastProvider } from '@wonderfield/ui/toast/toast-provider';
import { type ReactNode, useState } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { makeQueryClient } from './query-client.ts';
import { words } from './words.ts';

/** Dates are shown as the clock on the wall has them. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

const Messages = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('shared');
  return (
    <ToastProvider regionLabel={t('messages')} dismissLabel={t('dismissMessage')}>
      {children}
    </ToastProvider>
  );
};

/** What every screen may rely on: words, server data, messages. */
export const Providers = ({ children }: { children: ReactNode }) => {
  const [queryClient] = useState(makeQueryClient);
  return (
    <IntlProvider locale="en" messages={words} timeZone={timeZone}>
      <QueryClientProvider client={queryClient}>
        <Messages>{children}</Messages>
      </QueryClientProvider>
    </IntlProvider>
  );
};
