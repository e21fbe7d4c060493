import type { FoundFile } from '@hedgerow/contracts/search';
import type { SchoolFile } from '@hedgerow/contracts/files';
import { IconFileTypeDocx, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { formatKeptDate } from '../../lib/dates.ts';
import { Row, RowList, Status } from '../../ui/row-list.tsx';
import { useReadingProgress } from './reading.ts';
import { stateWords } from './state-words.ts';

/** With the text, or as a search found it. */
type ListedFile = Omit<SchoolFile, 'ocrText'> & Partial<Pick<FoundFile, 'excerpt'>>;

type Props = {
  readonly files: readonly ListedFile[];
  readonly onOpen: (id: string) => void;
  /** Reception to Year 6: by topic, without the name of the file and the state of reading. */
  readonly simple?: boolean;
};

const iconOf = (mimeType: string) => {
  if (mimeType.startsWith('image/')) return IconPhoto;
  return mimeType === 'application/pdf' ? IconFileTypePdf : IconFileTypeDocx;
};

const tones = { queued: 'quiet', reading: 'quiet', ready: 'good', needs_checking: 'look', failed: 'bad' } as const;

const State = ({ file }: { readonly file: ListedFile }) => (
  <Status tone={tones[file.state]}>{stateWords(file.state, useReadingProgress(file))}</Status>
);

export const FileList = ({ files, onOpen, simple = false }: Props) => (
  <RowList>
    {files.map((file) => {
      const Icon = iconOf(file.mimeType);
      const about = simple ? [file.subjectName] : [file.subjectName, file.topic, formatKeptDate(file.lessonDate)];
      return (
        <Row
          key={file.id}
          icon={<Icon size={22} aria-hidden />}
          subject={file.subject}
          title={simple ? file.topic : file.originalName}
          meta={about.join(' · ')}
          note={file.excerpt ?? undefined}
          end={simple ? undefined : <State file={file} />}
          onOpen={() => onOpen(file.id)}
        />
      );
    })}
  </RowList>
);
