import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action' | 'code'> & {
  /** Label of the button while the password is hidden, such as "Show password". */
  showLabel: string;
  /** Label of the button while the password is shown, such as "Hide password". */
  hideLabel: string;
  /** Shows the password initially. Used for a new password that the user chooses. */
  isShownAtFirst?: boolean | undefined;
};

/**
 * Shows a password field with a show button. A shown password is monospace, so 0 and O differ.
 */
export const PasswordField = ({
  showLabel,
  hideLabel,
  isShownAtFirst = false,
  ...field
}: PasswordFieldProps) => {
  const [shown, setShown] = useState(isShownAtFirst);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      code={shown}
      action={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={
            shown ? <EyeOff size={20} strokeWidth={2.2} /> : <Eye size={20} strokeWidth={2.2} />
          }
          disabled={field.disabled}
          onClick={() => setShown((wasShown) => !wasShown)}
        />
      }
    />
  );
};
