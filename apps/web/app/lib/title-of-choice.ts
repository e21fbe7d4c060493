/** The title that a chosen topic or objective makes: as a heading, it ends without a full stop. */
export const titleOf = (choice: string): string => choice.trim().replace(/\.$/, '').slice(0, 120);

/** What was typed as a title stays; one that was made from the choice before follows the new choice. */
export const titleAfter = (title: string, before: string, choice: string): string =>
  title.trim() === '' || title === titleOf(before) ? titleOf(choice) : title;
