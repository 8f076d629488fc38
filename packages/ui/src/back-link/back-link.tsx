import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import { ArrowLeft } from 'lucide-react';
import { cx } from '../internal/cx.ts';
import styles from './back-link.module.css';

export type BackLinkProps = Omit<useRender.ComponentProps<'a'>, 'children'> & {
  /** Target of the link, such as "Back to My Classrooms". */
  label: string;
};

/** Shows a white disc with an arrow inside a band. Use `render={<Link to=… />}` or a `<button>`. */
export const BackLink = ({ label, render, className, ...rest }: BackLinkProps) =>
  useRender({
    defaultTagName: 'a',
    render,
    props: mergeProps<'a'>(
      {
        'aria-label': label,
        className: cx(styles.back, className),
        children: <ArrowLeft size={20} strokeWidth={2.4} aria-hidden />,
      },
      rest,
    ),
  });
