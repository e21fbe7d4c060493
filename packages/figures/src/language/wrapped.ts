import { textWidth } from '../text-size.ts';

/** Words in lines no wider than `wide`. */
export const wrapped = (text: string, wide: number, size = 16): readonly string[] => {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= wide) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
};
