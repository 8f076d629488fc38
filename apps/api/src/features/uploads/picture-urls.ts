import type { Pictures } from '@wonderfield/contract/accounts/user';
import type { UserType } from '@wonderfield/contract/user-types';
import { z } from 'zod';
import type { Deps } from '../../dependencies.ts';
import { PICTURE_VARIANTS, type PictureVariant } from '../../gateways/asset-store.ts';

const CONTEXT = 'picture';
const CHILD_LINK_MS = 15 * 60_000;
const PictureTokenSchema = z.object({
  name: z.string(),
  variant: z.enum(Object.keys(PICTURE_VARIANTS) as [PictureVariant, ...PictureVariant[]]),
  expiresAt: z.number().optional(),
});

type PictureOwner = { userType: UserType; pictureName: string };

/**
 * The address of a picture is a sealed pass: nobody can guess or make one. A child's is good for a
 * quarter of an hour, because the photo of a child is personal information.
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

/** All four addresses. */
export const urlsOfPicture = (
  deps: Pick<Deps, 'sealer' | 'now'>,
  owner: PictureOwner,
): Pictures => ({
  original: pictureUrl(deps, owner, 'original'),
  medium: pictureUrl(deps, owner, 'medium'),
  small: pictureUrl(deps, owner, 'small'),
  thumbnail: pictureUrl(deps, owner, 'thumbnail'),
});

/** The same, or nothing when there is no picture. */
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
    // Forged, broken or of another age: no picture.
    return undefined;
  }
};
