/** Formats US numbers such as `+15035550142`. Other numbers stay unchanged. */
export const formatPhone = (phoneNumber: string) =>
  phoneNumber.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');
