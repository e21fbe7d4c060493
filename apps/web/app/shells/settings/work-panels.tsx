import { FoundAssessments, FoundFiles, FoundGuides, FoundPapers } from '@hedgerow/contracts/search';
import type { AssessmentSummary } from '@hedgerow/contracts/assessments';

import type { ReactNode } from 'react';
import { AssessmentList } from '../../features/assessments/assessment-list.tsx';
import { GuideList } from '../../features/dashboard/guide-list.tsx';
import { FileList } from '../../features/files/file-list.tsx';
import { FoundList } from '../../features/kept-work/found-list.tsx';
import { SearchField, useSearch } from '../../features/kept-work/search-field.tsx';
import { Papers } from '../../features/papers/paper-list.tsx';

type PanelProps = {
  /** Of a parent: which child. */
  readonly childId?: string;
  readonly searchLabel: string;
  readonly empty: ReactNode;
};

export const FilesPanel = (props: PanelProps & { readonly simple: boolean; readonly onOpen: (fileId: string) => void }) => {
  const { childId, searchLabel, empty, simple, onOpen } = props;
  const { typed, setTyped, search } = useSearch();
  return (
    <>
      <SearchField label={searchLabel} typed={typed} setTyped={setTyped} />
      <FoundList
        address="/api/files/search"
        answer={FoundFiles}
        childId={childId}
        search={search}
        names={['file', 'files']}
        empty={empty}
        onClear={() => setTyped('')}
      >
        {(files) => <FileList files={files} simple={simple} onOpen={onOpen} />}
      </FoundList>
    </>
  );
};

export const GuidesPanel = ({ childId, searchLabel, empty, onOpen }: PanelProps & { readonly onOpen: (guideId: string) => void }) => {
  const { typed, setTyped, search } = useSearch();
  return (
    <>
      <SearchField label={searchLabel} typed={typed} setTyped={setTyped} />
      <FoundList
        address="/api/revision-guides/search"
        answer={FoundGuides}
        childId={childId}
        search={search}
        names={['guide', 'guides']}
        empty={empty}
        onClear={() => setTyped('')}
      >
        {(guides) => <GuideList guides={guides} onOpen={onOpen} />}
      </FoundList>
    </>
  );
};

type AssessmentsProps = PanelProps & {
  readonly resumes: boolean;
  readonly onOpen: (assessment: AssessmentSummary) => void;
};

/** Attempts, and below them the papers that were printed. One search goes through both. */
export const AssessmentsPanel = ({ childId, searchLabel, empty, resumes, onOpen }: AssessmentsProps) => {
  const { typed, setTyped, search } = useSearch();
  const both = { childId, search, onClear: () => setTyped('') };
  return (
    <>
      <SearchField label={searchLabel} typed={typed} setTyped={setTyped} />
      <FoundList {...both} address="/api/assessments/search" answer={FoundAssessments} names={['assessment', 'assessments']} empty={empty}>
        {(assessments) => <AssessmentList assessments={assessments} resumes={resumes} onOpen={onOpen} />}
      </FoundList>
      <FoundList {...both} address="/api/pdf-downloads/search" answer={FoundPapers} names={['paper', 'papers']} heading="On paper">
        {(papers) => <Papers papers={papers} label="Papers" />}
      </FoundList>
    </>
  );
};
