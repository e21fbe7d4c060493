const drawing = /\b(?:draw|plot|sketch|label|shade|construct)(?:s|ing)?\b/i;

/** "How do I draw quadratic graphs", "plot and read points", "label the heart": something is to be done on a picture, and not only read. */
export const isAboutDrawing = (text: string): boolean => drawing.test(text);
