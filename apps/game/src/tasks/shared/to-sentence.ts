/** Adds a period unless the text already ends like a sentence ("The sun is hot."). */
export const toSentence = (text: string) => (/[.!?]["”’']?$/.test(text) ? text : `${text}.`);
