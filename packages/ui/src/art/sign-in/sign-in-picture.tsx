import {
  type SignInPictureName,
  signInPicture,
  signInPictureDisc,
} from '../../field-art/sign-in/sign-in-pictures.ts';
import { Picture } from '../kit.tsx';
import { Shapes } from '../shapes.tsx';

type SignInPictureProps = {
  name: SignInPictureName;
  /** Width and height in CSS pixels. */
  size: number;
  className?: string | undefined;
};

/** Draws a picture of the picture sign-in. Decorative, because its word is beside it. */
export const SignInPicture = ({ name, size, className }: SignInPictureProps) => (
  <Picture width={100} height={100} size={[size, size]} className={className}>
    <Shapes svg={signInPicture(name)} />
  </Picture>
);

/** Draws a picture on its disc, for slots, lists and printed cards. */
export const SignInPictureDisc = ({ name, size, className }: SignInPictureProps) => (
  <Picture width={100} height={100} size={[size, size]} className={className}>
    <Shapes svg={signInPictureDisc(name)} />
  </Picture>
);
