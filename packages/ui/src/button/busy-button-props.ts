import type { ComponentProps } from 'react';

type ButtonState = Pick<ComponentProps<'button'>, 'disabled' | 'onClick'> & { busy: boolean };

/**
 * What keeps a button from being pressed while a call runs. It is told to be disabled but is not: a
 * browser would take the focus from it, and a keyboard start at the top of the page again.
 */
export const whileBusy = ({ busy, disabled, onClick }: ButtonState): ComponentProps<'button'> =>
  busy
    ? {
        disabled,
        'aria-disabled': true,
        'aria-busy': true,
        // A form is not sent by it either, nor by Return in one of its fields.
        onClick: (event) => event.preventDefault(),
      }
    : { disabled, onClick };
