import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import type { ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonLinkProps = useRender.ComponentProps<'a'> &
  ButtonLook & {
    /** A 20 px icon before the label. */
    icon?: ReactNode;
  };

/** A link that looks like a button. `render={<Link to="/x" />}` uses a router link. */
export const ButtonLink = ({
  variant,
  size,
  block,
  icon,
  render,
  className,
  children,
  ...rest
}: ButtonLinkProps) =>
  useRender({
    defaultTagName: 'a',
    render,
    props: mergeProps<'a'>(
      {
        className: buttonClass({ variant, size, block }, className),
        children: (
          <span className={styles.shown}>
            {icon}
            {children}
          </span>
        ),
      },
      rest,
    ),
  });
