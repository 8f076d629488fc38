import { PAW } from '../../field-art/sign-in/sign-in-objects.ts';
import { Picture } from '../kit.tsx';
import { Shapes } from '../shapes.tsx';

/** Draws a raised paw: a student asks for help. */
export const Paw = ({
  size = 48,
  className,
}: {
  size?: number | undefined;
  className?: string | undefined;
}) => (
  <Picture width={64} height={64} size={[size, size]} className={className}>
    <Shapes svg={PAW.join('')} />
  </Picture>
);
