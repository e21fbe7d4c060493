/** What a pupil typed in small letters, at the head of a row: "V = ir", "Longshore drift". */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
