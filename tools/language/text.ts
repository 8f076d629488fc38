/**
 * Where a text comes from: a comment, a doc comment, a test title, Markdown, a string that people
 * read, the name of a variable, or an object literal that is spread.
 */
export type TextKind = 'comment' | 'doc' | 'title' | 'prose' | 'string' | 'variable' | 'spread';

export type Text = { file: string; line: number; kind: TextKind; text: string };
