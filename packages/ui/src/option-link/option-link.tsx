import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './option-link.module.css';

export type OptionLinkProps = Omit<useRender.ComponentProps<'a'>, 'title'> & {
  /** A PlaceThumbnail, or any picture of about 100 × 80. */
  picture: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** Keeps the hover style, for the option that the scene shows. */
  active?: boolean | undefined;
};

/** Shows a large link with a picture, a title, a detail line and an arrow. */
export const OptionLink = ({
  picture,
  title,
  detail,
  active,
  render,
  className,
  ...rest
}: OptionLinkProps) =>
  useRender({
    defaultTagName: 'a',
    render,
    props: mergeProps<'a'>(
      {
        className: cx(styles.option, active && styles.active, className),
        children: (
          <>
            {picture}
            <span>
              <b className={styles.title}>{title}</b>
              {detail ? <small className={styles.detail}>{detail}</small> : null}
            </span>
            <ChevronRight className={styles.arrow} size={20} strokeWidth={2.6} aria-hidden />
          </>
        ),
      },
      rest,
    ),
  });
