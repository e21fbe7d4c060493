import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { fileQuery } from './api.ts';
import { type FileActions, FileView } from './file-view.tsx';
import { isPhoto } from './photo.tsx';
import { UploadForm } from './upload-form.tsx';

type Props = FileActions & {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The file to look at; without one the dialog takes an upload first and then shows how it is read. */
  readonly fileId?: string | undefined;
  readonly childId?: string;
  readonly simple?: boolean;
};

/** Heads the view of a file. */
export const FileName = ({ id }: { readonly id: string }) => useQuery(fileQuery(id)).data?.originalName ?? 'My file';

/** Uploading, and looking at what was uploaded: one dialog, so that a new file is followed from choosing to checking. */
export const FileDialog = ({ opened, onClose, fileId, childId, ...rest }: Props) => {
  const [uploaded, setUploaded] = useState<string>();
  const shown = uploaded ?? fileId;
  const { data: file } = useQuery({ ...fileQuery(shown ?? ''), enabled: shown !== undefined });
  return (
    <Dialog
      // A photo and its text stand beside each other.
      wide={file !== undefined && isPhoto(file)}
      opened={opened}
      onClose={onClose}
      onGone={() => setUploaded(undefined)}
      title={shown === undefined ? 'Upload schoolwork' : <FileName id={shown} />}
    >
      {shown === undefined ? (
        <UploadForm {...(childId === undefined ? {} : { childId })} onUploaded={({ id }) => setUploaded(id)} />
      ) : (
        <FileView fileId={shown} onDeleted={onClose} {...rest} />
      )}
    </Dialog>
  );
};
