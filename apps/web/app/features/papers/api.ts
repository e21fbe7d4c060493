import type { GenerateAssessmentBody } from '@hedgerow/contracts/assessments';
import { type PaperBody, type PdfDownload, PdfDownloads } from '@hedgerow/contracts/papers';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { downloadMade } from '../../lib/download.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';

export const papersQuery = queryOptions({
  queryKey: ['/api/pdf-downloads'],
  queryFn: ({ signal }) => api.get('/api/pdf-downloads', PdfDownloads, { signal }),
});

export const paperCall = '/api/assessments/download-pdf';

/** A new paper, saved as a PDF. */
export const usePrintPaper = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: GenerateAssessmentBody) => downloadMade(paperCall, { ...request, format: 'pdf', part: 'paper' }, 'paper.pdf'),
    onSuccess: () => void refreshLearning(client),
  });
};

export type PaperFile = Pick<PaperBody, 'format' | 'part'>;

/** An earlier paper again, or the mark scheme that fits it. */
export const useFetchPaper = (paper: PdfDownload) => {
  const { id, subject, topic, keyStage, difficulty, numQuestions, includeEssays } = paper;
  const same = { subject, topic, keyStage, difficulty, numQuestions, includeEssays, downloadId: id };
  return useMutation({
    mutationFn: (file: PaperFile) => downloadMade(paperCall, { ...same, ...file }, `${file.part}.${file.format}`),
  });
};
