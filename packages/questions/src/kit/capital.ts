/** A text as a sentence begins. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
