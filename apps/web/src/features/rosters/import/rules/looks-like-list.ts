const WHOLE_NAME = /\S\s+\S/;

/**
 * Returns true for more than one student or cell, which would become one long first name in a
 * field.
 */
export const looksLikeList = (text: string) => {
  const trimmed = text.trim();
  if (/[\t\n\r;|、]|<\S+@\S+>/.test(trimmed)) return true;
  const parts = trimmed.split(/[,/，،]/u).filter((part) => part.trim());
  // "Diallo, Amara" may be meant for the field.
  return (
    parts.length > 2 || (parts.length === 2 && parts.every((part) => WHOLE_NAME.test(part.trim())))
  );
};
