/** "No files", "1 file", "48 files", "3 files with “rivers”" */
export const countWords = (total: number, [one, many]: readonly [string, string], search: string): string =>
  `${total === 0 ? 'No' : total.toLocaleString('en-GB')} ${total === 1 ? one : many}${search === '' ? '' : ` with “${search}”`}`;
