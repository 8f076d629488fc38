import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** Props of {@link PasswordField}. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action' | 'code'> & {
  /** Name of the eye while the password is hidden ("Show password"). */
  showLabel: string;
  /** Name of the eye while the password is shown ("Hide password"). */
  hideLabel: string;
  /** For one's own new password, where nobody looks over the shoulder. */
  isShownAtFirst?: boolean | undefined;
};

/** A password with an eye; once shown it is in the mono face, so 0 and O differ. */
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
          onClick={() => setShown((was) => !was)}
        />
      }
    />
  );
};
