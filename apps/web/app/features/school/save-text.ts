/** Keeps a CSV file on this computer; with a byte order mark, so that Excel reads the letters as they are. */
export const saveText = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
