import { figureOf, num, search, shows, sumOf, word } from './checker.ts';
import type { Checkers } from './checker.ts';

/** Answers that follow from the picture alone. */
export const pictureCheckers: Checkers = {
  'maths-read-scales': shows((question) => figureOf(question, 'gauge').value),
  'maths-measure-angles': shows((question) => figureOf(question, 'angle').degrees),
  'maths-read-bar-charts': shows((question) => {
    const values = figureOf(question, 'bar-chart').bars.flatMap((bar) => bar.values);
    const [one = 0, other = 0] = [values[num(question, 'one')], values[num(question, 'other')]];
    if (word(question, 'asks') === 'all') return sumOf(values);
    return word(question, 'asks') === 'one' ? one : search((x) => Math.min(one, other) + x === Math.max(one, other));
  }),
  'maths-read-box-plots': shows((question) => {
    const [plot] = figureOf(question, 'box-plot').plots;
    const [low = 0, lower = 0, middle = 0, upper = 0, high = 0] = plot?.five ?? [];
    const { stem } = question;
    if (stem.includes('interquartile')) return search((x) => lower + x === upper);
    if (stem.includes('the range')) return search((x) => low + x === high);
    return stem.includes('lower') ? lower : stem.includes('upper') ? upper : middle;
  }),
};
