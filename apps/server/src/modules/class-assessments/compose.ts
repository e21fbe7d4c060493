import { readSchemes } from '@hedgerow/curriculum/schemes';
import type { Database } from '#db/client.ts';
import { classAssessmentsRepository, type StoredPaper } from './class-assessments.repository.ts';
import { type ClassAssessmentsDeps, classAssessmentsService } from './class-assessments.service.ts';
import { type ClassTopicsDeps, classTopicsService } from './class-topics.service.ts';
import { classWritingService } from './class-writing.service.ts';
import { followUpsService } from './follow-ups.service.ts';
import { marksService } from './marks.service.ts';
import { schemesRepository } from './schemes.repository.ts';
import { schemesService } from './schemes.service.ts';
import { setPiecesRepository } from './set-pieces.repository.ts';
import { setPiecesService } from './set-pieces.service.ts';
import { teacherPapersRepository } from './teacher-papers.repository.ts';
import { type TeacherPapersDeps, teacherPapersService } from './teacher-papers.service.ts';
import { type TeacherWorkDeps, teacherWorkService } from './teacher-work.service.ts';

export type ClassAssessmentsNeeds = Omit<ClassAssessmentsDeps, 'papers' | 'questionsOf'> &
  Pick<TeacherWorkDeps, 'sharedWith'> &
  Pick<ClassTopicsDeps, 'bank'> &
  Omit<TeacherPapersDeps, 'drafts'> & { readonly db: Database };

/** What a teacher sets for a class, the questions that they look at first, and what became of it. */
export const composeClassAssessments = ({ db, ...needs }: ClassAssessmentsNeeds) => {
  const drafts = teacherPapersRepository(db);
  const teacherWork = teacherWorkService(needs);
  const results = {
    ...needs,
    papers: classAssessmentsRepository(db),
    questionsOf: (paper: StoredPaper) => needs.readPaper(paper).draft.questions,
  };
  return {
    classAssessments: classAssessmentsService(results),
    marks: marksService(results),
    classTopics: classTopicsService(needs),
    classWriting: classWritingService(needs),
    teacherPapers: teacherPapersService({ ...needs, drafts }),
    teacherWork,
    setPieces: setPiecesService({ ...needs, pieces: setPiecesRepository(db) }),
    schemes: schemesService({ ...needs, schemes: readSchemes(), rows: schemesRepository(db) }),
    followUps: followUpsService({ ...needs, drafts, teacherWork }),
  };
};
