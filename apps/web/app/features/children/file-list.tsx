import type { SchoolFile } from '@hedgerow/contracts/files';
import { IconDownload, IconEye, IconFile, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/dates.ts';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { filesQuery } from './api.ts';
import { Entry, EntryLink, EntryList } from '../../ui/entry-list.tsx';
import { QueryView } from '../../ui/query-view.tsx';

const states: Readonly<Record<SchoolFile['state'], string>> = {
  queued: ', waiting to be read',
  reading: ', being read now',
  ready: '',
  needs_checking: ', the text may need checking',
  failed: ', we could not read the text',
};

const about = ({ subjectName, uploadedAt, uploadedByParent, state }: SchoolFile): string =>
  `${subjectName}, ${formatDate(uploadedAt)}${uploadedByParent ? ', uploaded by you' : ''}${states[state]}`;

const opensInBrowser = ({ mimeType }: SchoolFile): boolean => mimeType.startsWith('image/') || mimeType === 'application/pdf';

type Props = {
  readonly childId: string;
  readonly name: string;
  /** Where a parent may upload for this child (docs/product/plans.md#what-plans-open: primary children). */
  readonly onUpload?: (() => void) | undefined;
};

const UploadButton = ({ name, onUpload }: { readonly name: string; readonly onUpload: () => void }) => (
  <Button kind="quiet" icon={<IconUpload size={20} aria-hidden />} onClick={onUpload}>
    Upload schoolwork for {name}
  </Button>
);

/** Uploaded Files: school work, to look at or to keep. */
export const FileList = ({ childId, name, onUpload }: Props) => (
  <QueryView query={useQuery(filesQuery(childId))} failed="We could not load the files">
    {(files) =>
      files.length === 0 ? (
        <EmptyState
          order={3}
          scene={<SeedlingScene />}
          title="No files uploaded yet"
          action={onUpload && <UploadButton name={name} onUpload={onUpload} />}
        >
          You can open {name}'s uploaded school work here.
        </EmptyState>
      ) : (
        <>
          <EntryList label="Uploaded files">
            {files.map((file) => (
              <Entry key={file.id} icon={<IconFile size={22} aria-hidden />} title={file.originalName} about={about(file)}>
                {opensInBrowser(file) && (
                  <EntryLink href={`/api/files/${file.id}/view`} target="_blank" rel="noreferrer" aria-label={`View ${file.originalName}`}>
                    <IconEye size={18} aria-hidden />
                    View
                  </EntryLink>
                )}
                <EntryLink href={`/api/files/${file.id}/download`} download aria-label={`Download ${file.originalName}`}>
                  <IconDownload size={18} aria-hidden />
                  Download
                </EntryLink>
              </Entry>
            ))}
          </EntryList>
          {onUpload && <UploadButton name={name} onUpload={onUpload} />}
        </>
      )
    }
  </QueryView>
);
