import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import { Mark } from '../art/mark.tsx';
import { cx } from '../internal/cx.ts';
import styles from './logo.module.css';

export type LogoProps = useRender.ComponentProps<'a'> & {
  /** Product name beside the logo. */
  name: string;
  /** `pill` is used on a scene, on phones. */
  look?: 'plain' | 'pill' | undefined;
};

/** Shows logo and name as a home link. Pass `aria-label` and `render={<Link to="/" />}`. */
export const Logo = ({ name, look = 'plain', render, className, ...rest }: LogoProps) =>
  useRender({
    defaultTagName: 'a',
    render,
    props: mergeProps<'a'>(
      {
        className: cx(styles.logo, look === 'pill' && styles.pill, className),
        children: (
          <>
            <Mark />
            <span>{name}</span>
          </>
        ),
      },
      rest,
    ),
  });
