import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import { Mark } from '../art/mark.tsx';
import { cx } from '../internal/cx.ts';
import styles from './logo.module.css';

/** Props of {@link Logo}. */
export type LogoProps = useRender.ComponentProps<'a'> & {
  /** The product's name, drawn beside the mark. */
  name: string;
  /** `pill` stands on a scene (phones). */
  look?: 'plain' | 'pill' | undefined;
};

/** Mark and name; a link home. Pass `aria-label` and `render={<Link to="/" />}`. */
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
