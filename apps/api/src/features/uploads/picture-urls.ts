import type { Pictures } from '@wonderfield/contract/accounts/user';
import type { UserType } from '@wonderfield/contract/user-types';
import { z } from 'zod';
import type { Deps } from '../../dependencies.ts';
import { PICTURE_VARIANTS, type PictureVariant } from '../../gateways/assets/asset-store.ts';

const CONTEXT = 'picture';
const CHILD_LINK_MS = 15 * 60_000;
const PictureTokenSchema = z.object({
  name: z.string(),
  variant: z.enum(Object.keys(PICTURE_VARIANTS) as [PictureVariant, ...PictureVariant[]]),
  expiresAt: z.number().optional(),
});

type PictureOwner = { userType: UserType; pictureName: string };

/**
 * Returns a signed URL with an encrypted token, which cannot be guessed or forged. A child's
 * expires after 15 minutes, because a child's photo is personal data.
 */
const pictureUrl = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  owner: PictureOwner,
  variant: PictureVariant,
) => {
  const pass = {
    name: owner.pictureName,
    variant,
    ...(owner.userType === 'student' && { expiresAt: now().getTime() + CHILD_LINK_MS }),
  };
  return `/pictures/${sealer.seal(JSON.stringify(pass), CONTEXT).toString('base64url')}`;
};

export const urlsOfPicture = (
  deps: Pick<Deps, 'sealer' | 'now'>,
  owner: PictureOwner,
): Pictures => ({
  original: pictureUrl(deps, owner, 'original'),
  medium: pictureUrl(deps, owner, 'medium'),
  small: pictureUrl(deps, owner, 'small'),
  thumbnail: pictureUrl(deps, owner, 'thumbnail'),
});

/** Returns the URLs of all sizes, or undefined without a picture. */
export const pictureUrls = (
  deps: Pick<Deps, 'sealer' | 'now'>,
  userType: UserType,
  pictureName: string | null,
) => (pictureName ? urlsOfPicture(deps, { userType, pictureName }) : undefined);

export const readPictureToken = ({ sealer, now }: Pick<Deps, 'sealer' | 'now'>, pass: string) => {
  try {
    const opened = PictureTokenSchema.parse(
      JSON.parse(sealer.open(Buffer.from(pass, 'base64url'), CONTEXT)),
    );
    return opened.expiresAt && opened.expiresAt < now().getTime() ? undefined : opened;
  } catch {
    // The token is forged, malformed or expired.
    return undefined;
  }
};
