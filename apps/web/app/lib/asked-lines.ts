/** "Which word is a noun? The lamp fell.": what is to be looked at stands on a line of its own below what is asked. HTML in and out. */
export const askedLines = (html: string): string => html.replace(/^([^?<]+\?) (?=\S[^?]*$)/, '$1\n');
