import { SIGN_IN_METHODS, type SignInMethod } from '@wonderfield/contract/sign-in-method';
import { RadioCards, type RadioCardsProps } from '@wonderfield/ui/radio-cards/radio-cards';
import { Grid3x3, KeyRound, QrCode, TextCursorInput } from 'lucide-react';
import { useTranslations } from 'use-intl';

const ICON = { size: 24, strokeWidth: 2, 'aria-hidden': true } as const;

export const METHOD_ICONS = {
  scan: QrCode,
  pictures: Grid3x3,
  words: TextCursorInput,
  own: KeyRound,
} as const satisfies Record<SignInMethod, unknown>;

/** Asks how students sign in. Each method says what it protects. */
export const MethodChoice = ({
  legend,
  childName,
  ...rest
}: Omit<RadioCardsProps, 'options'> & {
  /** Set for a parent, who can see passwords of the child. */
  childName?: string | undefined;
}) => {
  const login = useTranslations('studentLogin');
  const t = useTranslations('studentLogin.methods');
  const name = childName ?? login('theStudent');
  return (
    <RadioCards
      {...rest}
      legend={legend}
      columns={2}
      options={SIGN_IN_METHODS.map(({ value }) => {
        const Icon = METHOD_ICONS[value];
        return {
          value,
          label: t(`${value}.name`),
          description:
            value === 'own' && childName !== undefined
              ? t('own.aboutAtHome', { name })
              : t(`${value}.about`, { name }),
          picture: <Icon {...ICON} />,
        };
      })}
    />
  );
};
