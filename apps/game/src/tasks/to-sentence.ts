/** Ends a text with a period unless it ends like a sentence already ("The sun is hot."). */
export const toSentence = (text: string) => (/[.!?]["”’']?$/.test(text) ? text : `${text}.`);
