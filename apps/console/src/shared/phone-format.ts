/** `+15035550142` as Americans write it; other countries' numbers stay as they are. */
export const phoneStrings = (phoneNumber: string) =>
  phoneNumber.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');
