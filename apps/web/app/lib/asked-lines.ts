/** A number and its unit stay on one line: "9 m". */
const beforeUnit = /(\d) (?=(?:[mck]?m|[mk]?g|m?l|[ap]m|°C)\b)/g;

/** "Which word is a noun? The lamp fell.": what is to be looked at stands on a line of its own below what is asked. HTML in and out. */
export const askedLines = (html: string): string => html.replace(/^([^?<]+\?) (?=\S[^?]*$)/, '$1\n').replaceAll(beforeUnit, '$1\u00A0');
