import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './page-header.module.css';

export type HeaderLinkProps = useRender.ComponentProps<'a'> & {
  icon?: ReactNode;
};

/** A link in the header or its panel. `render={<NavLink to="…" />}` sets `aria-current`. */
export const HeaderLink = ({ icon, render, className, children, ...rest }: HeaderLinkProps) =>
  useRender({
    defaultTagName: 'a',
    render,
    props: mergeProps<'a'>(
      {
        className: cx(styles.link, className),
        children: (
          <>
            {icon}
            {children}
          </>
        ),
      },
      rest,
    ),
  });

export type HeaderActionProps = {
  icon?: ReactNode;
  /** Shows a lock. The entry is focusable but does nothing. */
  locked?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
};

/** Shows an action in the header's panel, such as logging out or a locked entry. */
export const HeaderAction = ({ icon, locked = false, onSelect, children }: HeaderActionProps) => (
  <button
    type="button"
    className={cx(styles.link, locked && styles.locked)}
    aria-disabled={locked || undefined}
    onClick={() => {
      if (!locked) onSelect();
    }}
  >
    {locked ? <Lock size={20} strokeWidth={2.2} aria-hidden /> : icon}
    {children}
  </button>
);
