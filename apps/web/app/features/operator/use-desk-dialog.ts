import { Success } from '@hedgerow/contracts/shapes';
import { api } from '../../lib/api.ts';
import { useDialogs } from '../../ui/use-dialogs.ts';
import { useDeskChange } from './api.ts';

/** What a dialog of the desk writes: `before` undefined is a new one. */
type Written<Item, Body> = { readonly before: Item | undefined; readonly body: Body };

/** What a section gives its dialog. */
export type DeskDialogProps<Item, Body> = {
  readonly before: Item | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (body: Body) => void;
};

/** Saves at the address of all, or of the one that was there before. */
export const savedAt =
  (path: string) =>
  <Body>({ before, body }: Written<{ readonly id: string }, Body>) =>
    before === undefined ? api.post(path, body, Success) : api.put(`${path}/${before.id}`, body, Success);

/** A dialog that begins anew whenever it is opened, and closes when the server has what was written. */
export const useDeskDialog = <Item, Body, Answer>(
  send: (written: Written<Item, Body>) => Promise<Answer>,
  onSaved: (answer: Answer, body: Body) => void,
) => {
  const save = useDeskChange(send);
  const { shown, opened, turn, open, close } = useDialogs<{ readonly before: Item | undefined }>();
  const before = shown?.before;
  const onSuccess = (answer: Answer, { body }: Written<Item, Body>) => {
    close();
    onSaved(answer, body);
  };
  const props: DeskDialogProps<Item, Body> = {
    before,
    opened,
    onClose: close,
    busy: save.isPending,
    error: save.error,
    onSend: (body) => save.mutate({ before, body }, { onSuccess }),
  };
  return {
    open: (item?: Item) => {
      save.reset();
      open({ before: item });
    },
    /** 0 until it is first opened: its code comes then. */
    key: turn,
    props,
  };
};
