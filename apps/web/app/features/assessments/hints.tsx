import { IconBulb } from '@tabler/icons-react';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import classes from './question.module.css';

type Props = { readonly hints: readonly string[]; readonly shown: number; readonly onMore: () => void };

/** Hints, one at a time and only when asked for. They cost nothing; how many were used is shown at the end. */
export const Hints = ({ hints, shown, onMore }: Props) => {
  if (hints.length === 0) return null;
  const left = hints.length - shown;
  return (
    <div className={classes.hints}>
      {shown > 0 && (
        <ol className={classes.hintList} aria-label="Hints">
          {hints.slice(0, shown).map((hint) => (
            <li key={hint}>
              <RichText html={hint} inline />
            </li>
          ))}
        </ol>
      )}
      {left > 0 && (
        <Button
          kind="text"
          data-unspoken
          icon={<IconBulb size={20} aria-hidden />}
          onClick={() => {
            onMore();
            announce(`Hint ${shown + 1} of ${hints.length}`);
          }}
        >
          {shown === 0 ? 'Show a hint' : `Another hint (${left} left)`}
        </Button>
      )}
    </div>
  );
};
