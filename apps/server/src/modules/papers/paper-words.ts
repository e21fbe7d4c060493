import type { TestQuestion } from '@hedgerow/curriculum/question';

export const letterOf = (index: number): string => 'ABCDEFGH'.charAt(index);
export const marksOf = (marks: number): string => `${marks} ${marks === 1 ? 'mark' : 'marks'}`;
export const totalMarks = (questions: readonly TestQuestion[]): number => questions.reduce((sum, { marks }) => sum + marks, 0);
