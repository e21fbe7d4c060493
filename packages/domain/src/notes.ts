/** So long may a note to a child be: it is read at a glance, and by young children. */
export const longestNote = 300;
/** As many notes as may wait for a child to read them. */
export const mostUnreadNotes = 3;
/** As many entries as a family may write into a portfolio, and answers as it may choose for one. */
export const mostEntries = 500;
export const mostPicks = 60;
/** As many uploads as are shown in one, as pictures or by their words. */
export const mostShown = 24;
/** Characters of an upload's words. */
export const longestShownWords = 1500;
