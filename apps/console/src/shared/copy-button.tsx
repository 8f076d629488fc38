import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStrings } from './use-strings.ts';

const SHOWN_MS = 1_500;
const ICON = { size: 18, strokeWidth: 2.2 } as const;

/** Copies a text and confirms it with a check mark. */
export const CopyButton = ({ text, what }: { text: string; what: string }) => {
  const t = useStrings('shared');
  const { show } = useToasts();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      show({ tone: 'error', text: t('copyFailed') });
    }
  };
  return (
    <>
      <IconButton
        label={t('copyOf', { what })}
        icon={isCopied ? <Check {...ICON} /> : <Copy {...ICON} />}
        onClick={() => void handleCopy()}
      />
      <span role="status" className="visually-hidden">
        {isCopied && t('copied')}
      </span>
    </>
  );
};
