/** Text that may stand in HTML or XML, in quotes too. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
