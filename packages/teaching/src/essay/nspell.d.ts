declare module 'nspell' {
  type Speller = { readonly correct: (word: string) => boolean; readonly suggest: (word: string) => readonly string[] };
  const nspell: (dictionary: { readonly aff: Uint8Array; readonly dic: Uint8Array }) => Speller;
  export = nspell;
}
