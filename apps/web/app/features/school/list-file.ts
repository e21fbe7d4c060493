/** The list as a school would begin it: the columns, and a line that shows each. */
const listTemplate = [
  'first_name,last_name,year_group,class,pupil_number',
  'Sam,Lee,Year 4,4 Oak,A1024',
  '"Mary, Ann",O’Neil,Reception,,A1025',
  '',
].join('\r\n');

/** What each column holds, for people. */
export const columnWords: readonly { readonly name: string; readonly words: string }[] = [
  { name: 'first_name', words: 'Needed. Also read: forename.' },
  { name: 'last_name', words: 'Needed. Also read: surname.' },
  { name: 'year_group', words: 'Needed. Reception, or Year 1 to Year 13: “Year 4”, “Y4” and “4” are the same.' },
  { name: 'class', words: 'The name of a class that you have made; several with a semicolon between them. May stay empty.' },
  {
    name: 'pupil_number',
    words: 'Your own number for the pupil, so that the same pupil is known again. Also read: upn, admission_number.',
  },
];

/** The file's text: UTF-8, or what Excel writes on Windows when it is not asked for UTF-8. */
export const readListFile = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** With a byte order mark, so that Excel reads the letters as they are. */
export const keepTemplate = (): void => {
  const address = URL.createObjectURL(new Blob(['\uFEFF', listTemplate], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'hedgerow-pupils.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
