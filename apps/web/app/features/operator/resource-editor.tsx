import type { DeskResource } from '@hedgerow/contracts/operator-resources';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { downloadFile, downloadMade } from '../../lib/download.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { refused, said } from './api.ts';
import { AskFirst } from './ask-first.tsx';
import { type FieldErrors, focusFirst } from './first-errors.ts';
import { ResourceFields } from './resource-fields.tsx';
import { resourceProblems, useRemoveResource, useSaveResource, valuesOfResource } from './resource-form.ts';

const list = '/operator/dashboard?section=resources';

const removal = {
  own: {
    words: 'Delete',
    question: 'The resource leaves the library, with its PDF, and cannot be brought back.',
    yes: 'Delete the resource',
  },
  changed: { words: 'Undo our changes', question: 'The resource goes back to how it came with the product.', yes: 'Undo the changes' },
} as const;

type Props = { readonly resource: DeskResource | undefined; readonly kinds: readonly string[] };

/** One resource: what the library says of it, and its PDF. */
export const ResourceEditor = ({ resource, kinds }: Props) => {
  /** What the writer began from: it stays when the list is read again. */
  const [before] = useState(resource);
  const isNew = before === undefined;
  const [values, setValues] = useState(() => valuesOfResource(before));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [making, setMaking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveResource();
  const remove = useRemoveResource();
  const navigate = useNavigate();

  const areSound = (): boolean => {
    const found = resourceProblems(values, isNew);
    setErrors(found);
    focusFirst(form.current, found);
    return Object.keys(found).length === 0;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!areSound()) return;
    save.mutate(
      { values, seen: before?.updatedAt },
      {
        onSuccess: () => {
          said('Saved', values.draft ? 'It is a draft: visitors do not see it.' : 'It is in the library now.');
          void navigate(list);
        },
      },
    );
  };
  const look = () => {
    if (!areSound()) return;
    setMaking(true);
    const { title, subject, keyStage, content } = values;
    const wanted =
      values.pdf === 'words'
        ? downloadMade('/api/operator/resources/preview', { title, subject, keyStage, content }, `${title}.pdf`)
        : downloadFile(`/api/cms/educational-resources/${values.id}/pdf`, `${title}.pdf`);
    void wanted.catch(refused('We could not make the PDF')).finally(() => setMaking(false));
  };
  const takeAway = () =>
    remove.mutate(values.id, {
      onError: refused('The resource stays as it is'),
      onSuccess: () => {
        said(before?.origin === 'own' ? 'Deleted' : 'Undone', values.title);
        void navigate(list);
      },
    });
  const canLook = values.pdf === 'words' || (values.pdf === 'kept' && before?.draft === false);

  return (
    <>
      <div>
        <ButtonLink kind="text" to={list} icon={<IconArrowLeft size={18} aria-hidden />}>
          All resources
        </ButtonLink>
      </div>
      <Panel title={before?.title ?? 'New resource'}>
        <form ref={form} noValidate className={desk.form} onSubmit={send}>
          <ResourceFields values={values} errors={errors} before={before} kinds={kinds} onChange={setValues} />
          {save.error !== null && <Refused title="The resource was not saved" error={save.error} />}
          <div className={desk.actions}>
            <Button type="submit" busy={save.isPending}>
              {values.draft ? 'Save the draft' : 'Save and publish'}
            </Button>
            {canLook && (
              <Button kind="quiet" busy={making} icon={<IconDownload size={18} aria-hidden />} onClick={look}>
                Look at the PDF
              </Button>
            )}
            {before !== undefined && before.origin !== 'product' && (
              <AskFirst {...removal[before.origin]} busy={remove.isPending} onYes={takeAway} />
            )}
          </div>
        </form>
      </Panel>
    </>
  );
};
