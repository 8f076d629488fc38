import { PATHS } from '../routing/paths.ts';

/* Addresses in QR codes. A browser never sends the part behind the `#` to a server. */

/** Returns the address that signs a student in, for a QR code. */
export const cardUrl = (cardCode: string) =>
  `${window.location.origin}${PATHS.cardLink}#${cardCode}`;

/** Returns the address that opens a class on a device, without the dash of the code. */
export const classUrl = (classCode: string) =>
  `${window.location.origin}${PATHS.openClass}#${classCode.replaceAll('-', '')}`;
