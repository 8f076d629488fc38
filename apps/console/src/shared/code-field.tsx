import { ONE_TIME_CODE_DIGITS } from '@wonderfield/contract/limits';
import { TextField, type TextFieldProps } from '@wonderfield/ui/text-field/text-field';
import { useStrings } from './use-strings.ts';

/** Field for a six-digit authenticator code that phones and password managers can fill in. */
export const CodeField = (field: Omit<TextFieldProps, 'label' | 'type' | 'code'>) => {
  const t = useStrings('shared');
  return (
    <TextField
      {...field}
      label={t('code')}
      code
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={ONE_TIME_CODE_DIGITS}
    />
  );
};
