import { FoundAssessments, FoundFiles, FoundGuides, FoundPapers } from '@hedgerow/contracts/search';
import type { AssessmentSummary } from '@hedgerow/contracts/assessments';
import { IconFiles, IconNotebook, IconPencilCheck } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { AssessmentList } from '../../features/assessments/assessment-list.tsx';
import { GuideList } from '../../features/dashboard/guide-list.tsx';
import { FileList } from '../../features/files/file-list.tsx';
import { FoundList } from '../../features/kept-work/found-list.tsx';
import { SearchField, useSearch } from '../../features/kept-work/search-field.tsx';
import { Papers } from '../../features/papers/paper-list.tsx';
import type { WorkTab } from '../../features/settings/settings-dialog.tsx';

const icons = { files: IconFiles, revisions: IconNotebook, assessments: IconPencilCheck } as const;

/** A tab of what is kept: its words, and its panel. */
export const workTab = (value: keyof typeof icons, words: string, panel: ReactNode): WorkTab => {
  const Icon = icons[value];
  return { value, words, icon: <Icon size={20} aria-hidden />, panel };
};

type PanelProps = {
  /** Of a parent: which child. */
  readonly childId?: string;
  readonly searchLabel: string;
  readonly empty: ReactNode;
};

type SearchedProps = Omit<PanelProps, 'empty'> & {
  readonly children: (asked: Pick<ComponentProps<typeof FoundList>, 'childId' | 'search' | 'onClear'>) => ReactNode;
};

/** One field, and the lists that it searches. */
const Searched = ({ childId, searchLabel, children }: SearchedProps) => {
  const { typed, setTyped, search } = useSearch();
  return (
    <>
      <SearchField label={searchLabel} typed={typed} setTyped={setTyped} />
      {children({ childId, search, onClear: () => setTyped('') })}
    </>
  );
};

type FilesProps = PanelProps & { readonly simple: boolean; readonly onOpen: (fileId: string) => void };

export const FilesPanel = ({ empty, simple, onOpen, ...rest }: FilesProps) => (
  <Searched {...rest}>
    {(asked) => (
      <FoundList {...asked} address="/api/files/search" answer={FoundFiles} names={['file', 'files']} empty={empty}>
        {(files) => <FileList files={files} simple={simple} onOpen={onOpen} />}
      </FoundList>
    )}
  </Searched>
);

export const GuidesPanel = ({ empty, onOpen, ...rest }: PanelProps & { readonly onOpen: (guideId: string) => void }) => (
  <Searched {...rest}>
    {(asked) => (
      <FoundList {...asked} address="/api/revision-guides/search" answer={FoundGuides} names={['guide', 'guides']} empty={empty}>
        {(guides) => <GuideList guides={guides} onOpen={onOpen} />}
      </FoundList>
    )}
  </Searched>
);

type AssessmentsProps = PanelProps & {
  readonly resumes: boolean;
  readonly onOpen: (assessment: AssessmentSummary) => void;
};

/** Attempts, and below them the papers that were printed. One search goes through both. */
export const AssessmentsPanel = ({ empty, resumes, onOpen, ...rest }: AssessmentsProps) => (
  <Searched {...rest}>
    {(asked) => (
      <>
        <FoundList
          {...asked}
          address="/api/assessments/search"
          answer={FoundAssessments}
          names={['assessment', 'assessments']}
          empty={empty}
        >
          {(assessments) => <AssessmentList assessments={assessments} resumes={resumes} onOpen={onOpen} />}
        </FoundList>
        <FoundList {...asked} address="/api/pdf-downloads/search" answer={FoundPapers} names={['paper', 'papers']} heading="On paper">
          {(papers) => <Papers papers={papers} label="Papers" />}
        </FoundList>
      </>
    )}
  </Searched>
);
