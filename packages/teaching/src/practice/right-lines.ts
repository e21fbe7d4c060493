import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { partName } from '@hedgerow/domain/part-name';

/** What is longer stands on a line of its own: beside others it could not be told from them. */
const longestBeside = 24;

/** The right answer where it is several things, a line each: in their order, by their groups, with their partners. None where it is one thing. */
export const rightLines = (question: PracticeQuestion): readonly string[] => {
  switch (question.type) {
    case 'several':
      return question.correctAnswers.map((at) => question.options[at] ?? '');
    case 'order':
      return question.rightOrder.map((at) => question.items[at] ?? '');
    case 'match':
      return question.partners.map((at, place) => `${question.left[place] ?? ''}: ${question.right[at] ?? ''}`);
    case 'sort': {
      const isShort = question.items.every((item) => item.length <= longestBeside && !item.includes(','));
      return question.groups.flatMap((group, at) => {
        const own = question.items.filter((_, place) => question.places[place] === at);
        return (isShort && own.length > 0 ? [own.join(', ')] : own).map((things) => `${group}: ${things}`);
      });
    }
    case 'parts':
      return question.parts.map(({ answer }, at) => `${partName(at)} ${answer}`);
    case 'on_figure':
    case 'multiple_choice':
    case 'typed':
    case 'correct':
    case 'dictation':
      return [];
  }
};
