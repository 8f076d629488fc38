/** Results of the provider's published test numbers. Any other valid number succeeds. */
export type CardDecline = { code: string; declineCode?: string; message: string };

export const DECLINED_CARDS: Record<string, CardDecline> = {
  '4000000000000002': {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  },
  '4000000000009995': {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  '4000000000000119': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

/** Requires the cardholder's approval (3-D Secure) before the setup succeeds. */
export const ASKS_OWNER = '4000002500003155';
/** A prepaid card. The setup succeeds, but it does not verify an adult. */
export const PREPAID = '5105105105105100';

export const OWNER_SAID_NO: CardDecline = {
  code: 'setup_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
