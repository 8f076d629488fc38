import type { ComponentProps } from 'react';

type ButtonState = Pick<ComponentProps<'button'>, 'disabled' | 'onClick'> & { busy: boolean };

/**
 * Returns props that block a button while a call runs. Uses aria-disabled, because a disabled
 * button loses the focus to the top of the page.
 */
export const busyButtonProps = ({
  busy,
  disabled,
  onClick,
}: ButtonState): ComponentProps<'button'> =>
  busy
    ? {
        disabled,
        'aria-disabled': true,
        'aria-busy': true,
        // Prevents submitting the form, also by Enter in a field.
        onClick: (event) => event.preventDefault(),
      }
    : { disabled, onClick };
