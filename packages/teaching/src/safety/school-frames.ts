/** What says that a text is an exercise: a gap to fill, a translation, or what somebody says and then a question about it. */
const exercise = /_{2,}|^\s*(?:translate|complete|conjugate|rewrite|punctuate)\b|["“”][^"“”]+["“”][^"“”]*\?\s*$/i;
export const isExercise = (text: string): boolean => exercise.test(text);

/** "I think of a number", "6 x 7 if I know 5 x 7": a first person without a person, by the words of a sentence as it is meant. */
const sum =
  /(?:^| )(?:(?:think|thinking|thought) of (?:a|the|my|another) number|\d+ (?:x|times|plus|minus|add|subtract|take away|divided by) \d+)(?= |$)/;
export const isSum = (words: string): boolean => sum.test(words);
