import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './page-header.module.css';

/** Props of {@link HeaderLink}. */
export type HeaderLinkProps = useRender.ComponentProps<'a'> & {
  icon?: ReactNode;
};

/** A link in the header or its panel. `render={<NavLink to="…" />}` brings `aria-current` along. */
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

/** Props of {@link HeaderAction}. */
export type HeaderActionProps = {
  icon?: ReactNode;
  /** Shown with a lock, focusable, does nothing. */
  locked?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
};

/** Something to do in the header's panel: log out, or an entry that is still locked. */
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
