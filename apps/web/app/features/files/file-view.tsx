import type { SchoolFile } from '@hedgerow/contracts/files';
import { readCalendarDate, longDate } from '@hedgerow/domain/calendar-dates';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconExternalLink, IconFileAlert, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { SleepingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { fileQuery } from './api.ts';
import { DeleteFile } from './delete-file.tsx';
import classes from './files.module.css';
import { openOriginal } from './open-original.ts';
import photoClasses from './photo.module.css';
import { isPhoto, Photo } from './photo.tsx';
import { isBeingRead, useReadingProgress } from './reading.ts';
import { sizeWords, stateWords } from './state-words.ts';
import { TextEditor } from './text-editor.tsx';

/** What can be made from a file that has been read; a button is left out where the plan does not open it. */
export type FileActions = {
  readonly onMakeGuide?: ((file: SchoolFile) => void) | undefined;
  readonly onPractise?: ((file: SchoolFile) => void) | undefined;
  /** False where the plan does not have the subject of the file. */
  readonly mayPractise?: (file: SchoolFile) => boolean;
};

type Props = FileActions & {
  readonly fileId: string;
  /** Reception to Year 6: look at it, nothing to correct or delete. */
  readonly simple?: boolean;
  readonly onDeleted: () => void;
};

const Facts = ({ file }: { readonly file: SchoolFile }) => {
  const day = readCalendarDate(file.lessonDate);
  return (
    <p className={classes.facts}>
      {[file.subjectName, file.topic, day ? longDate(day) : file.lessonDate, sizeWords(file.fileSize)].join(' · ')}
      {file.description !== null && <span className={classes.description}>{file.description}</span>}
    </p>
  );
};

const Reading = ({ file }: { readonly file: SchoolFile }) => {
  const percent = useReadingProgress(file);
  return (
    <div className={classes.reading} aria-live="polite">
      <ProgressBar
        label={stateWords(file.state, percent)}
        percent={Math.max(4, percent)}
        text={file.state === 'queued' ? '' : `${percent}%`}
      />
      <p>Uploaded. You can close this. We will finish reading it, and you will find it in My files.</p>
    </div>
  );
};

const Failure = ({ file }: { readonly file: SchoolFile }) => (
  <p className={classes.failure} role="alert">
    <IconFileAlert size={22} aria-hidden />
    <span>
      {file.failure ?? 'We could not read this file.'} <br />
      The file itself is kept. You can also type what it says below.
    </span>
  </p>
);

const MakeFrom = ({ file, onMakeGuide, onPractise }: FileActions & { readonly file: SchoolFile }) =>
  onMakeGuide || onPractise ? (
    <div className={classes.actions}>
      {onMakeGuide && <Button onClick={() => onMakeGuide(file)}>Make a guide from this</Button>}
      {onPractise && (
        <Button kind={onMakeGuide ? 'quiet' : 'main'} onClick={() => onPractise(file)}>
          Practise this
        </Button>
      )}
    </div>
  ) : null;

/** What was read: how far it is, what went wrong, the text to put right; for the youngest the text alone. */
const ReadWords = ({ file, simple }: { readonly file: SchoolFile; readonly simple: boolean }) => (
  <>
    {isBeingRead(file.state) && <Reading file={file} />}
    {file.state === 'failed' && <Failure file={file} />}
    {!isBeingRead(file.state) && !simple && <TextEditor key={`${file.state}${file.textCorrected}`} file={file} />}
    {simple && (file.ocrText ?? '').trim() !== '' && <p className={classes.readText}>{file.ocrText}</p>}
  </>
);

/** One file: what it is, what was read in it, and what can be made from it. */
export const FileView = ({ fileId, simple = false, onDeleted, onMakeGuide, onPractise, mayPractise = () => true }: Props) => {
  const { data: file, isError } = useQuery(fileQuery(fileId));
  const [asked, setAsked] = useState(false);
  if (isError) return <EmptyState order={3} scene={<SleepingScene />} title="File not found or unable to load content." />;
  if (!file) return <LinesSkeleton lines={6} />;
  const hasText = (file.ocrText ?? '').trim() !== '';
  return (
    <div className={classes.view}>
      <Facts file={file} />
      {isPhoto(file) ? (
        <div className={photoClasses.beside}>
          <div className={photoClasses.pair}>
            <Photo file={file} />
            <div className={photoClasses.words}>
              <ReadWords file={file} simple={simple} />
            </div>
          </div>
        </div>
      ) : (
        <ReadWords file={file} simple={simple} />
      )}
      {hasText && !isBeingRead(file.state) && (
        <MakeFrom file={file} onMakeGuide={onMakeGuide} onPractise={mayPractise(file) ? onPractise : undefined} />
      )}
      <div className={classes.tools}>
        <Button kind="quiet" icon={<IconExternalLink size={18} aria-hidden />} onClick={() => void openOriginal(file.id, 'view')}>
          View Original File
        </Button>
        <Button kind="text" icon={<IconDownload size={18} aria-hidden />} onClick={() => void openOriginal(file.id, 'download')}>
          Download
        </Button>
        {!simple && (
          <Button kind="text" icon={<IconTrash size={18} aria-hidden />} aria-expanded={asked} onClick={() => setAsked(!asked)}>
            Delete
          </Button>
        )}
      </div>
      {asked && <DeleteFile fileId={file.id} onKeep={() => setAsked(false)} onDeleted={onDeleted} />}
    </div>
  );
};
