/** What HTML from the server says, without its marks. */
export const plainWords = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').trim();

/** So many characters fit two or three lines of large letters. */
const mostLarge = 60;

/** Whether a question's words may be written large, where nothing else needs the room. */
export const mayBeLarge = (html: string): boolean => plainWords(html).length <= mostLarge;
