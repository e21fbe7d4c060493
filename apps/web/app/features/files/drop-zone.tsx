import { IconFileCheck, IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import classes from './files.module.css';
import { sizeWords } from './state-words.ts';
import { acceptedFiles } from './upload-checks.ts';

type Props = {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly onChoose: (file: File | null) => void;
};

/** A place to drop a file on, and a button for everybody else. */
export const DropZone = ({ file, error, onChoose }: Props) => {
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  const Icon = file ? IconFileCheck : IconFileUpload;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files[0] ?? null);
  };
  return (
    <div>
      <div
        className={classes.drop}
        data-over={over}
        data-chosen={file !== null && error === undefined}
        data-error={error !== undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon size={36} stroke={1.6} aria-hidden className={classes.dropIcon} />
        <p className={classes.dropWords}>
          {file ? (
            <>
              <strong>{file.name}</strong>
              <span>{sizeWords(file.size)}</span>
            </>
          ) : (
            <>
              <strong>Drop your work here</strong>
              <span>PDF, Word (DOCX) or a photo (JPG, PNG), up to 10 MB</span>
            </>
          )}
        </p>
        <input
          ref={picker}
          type="file"
          accept={acceptedFiles}
          tabIndex={-1}
          aria-hidden
          className={classes.hidden}
          onChange={({ currentTarget }) => {
            onChoose(currentTarget.files?.[0] ?? null);
            currentTarget.value = '';
          }}
        />
        <Button
          kind="quiet"
          data-autofocus
          name="file"
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onClick={() => picker.current?.click()}
        >
          {file ? 'Choose another file' : 'Choose a file'}
        </Button>
      </div>
      {error !== undefined && (
        <p className={classes.fault} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
};
