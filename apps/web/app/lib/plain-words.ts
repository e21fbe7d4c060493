/** What HTML from the server says, without its marks. */
export const plainWords = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').trim();
