import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconRefreshDot } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { AskedQuestion } from '@hedgerow/contracts/practice';
import type { PartResult } from '@hedgerow/contracts/parts';
import { partName } from '@hedgerow/domain/part-name';
import { RichText } from '../../ui/rich-text.tsx';
import { unaidedTyping } from '../../ui/unaided-typing.ts';
import type { AnswerFieldProps } from './answer-fields.tsx';
import { inParts, partsText } from './answer.ts';
import { NumberPad } from './number-pad.tsx';
import classes from './parts-field.module.css';
import { examples, modes } from './typing-keys.ts';

const longest = 40;

type Props = AnswerFieldProps & { question: Extract<AskedQuestion, { type: 'parts' }> };

/** What was said of a part: by a sign and words as well as by its colour. */
const Said = ({ result: { verdict, say, earned, marks } }: { readonly result: PartResult }) => {
  const isRight = verdict === 'right' || verdict === 'carried';
  const Icon = isRight ? IconCheck : IconRefreshDot;
  return (
    <span className={classes.said} data-right={isRight}>
      <Icon size={20} aria-hidden />
      <span>
        {say} {marks > 1 && isRight && `${earned} of ${marks} marks.`}
      </span>
    </span>
  );
};

/** Each part with its own field; what is right already stays as it is while the others are mended. */
export const PartsField = ({ question: { parts }, draft, onDraft, disabled, results, missing = false }: Props) => {
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const [active, setActive] = useState(0);
  const texts = inParts(draft.text, parts.length);
  const isSettled = (at: number): boolean => disabled || results?.[at]?.verdict === 'right';
  const write = (at: number, text: string): void =>
    onDraft({ ...draft, text: partsText(texts.map((old, place) => (place === at ? text.replaceAll('|', '').slice(0, longest) : old))) });
  /** The key that checks a single answer goes on to the next part that is empty, while there is one. */
  const goOn = (event: KeyboardEvent<HTMLInputElement>, at: number): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || texts[at]?.trim() === '') return;
    const next = texts.findIndex((text, place) => place !== at && text.trim() === '');
    if (next === -1) return;
    event.preventDefault();
    fields.current[next]?.focus();
  };
  const pad = parts[active]?.keys === 'digits' && !isSettled(active);
  return (
    <>
      <ol className={classes.parts}>
        {parts.map(({ ask, marks, unit, keys }, at) => {
          const result = results?.[at];
          return (
            <li key={`${at}-${ask}`} className={classes.part}>
              <TextInput
                ref={(field) => {
                  fields.current[at] = field;
                }}
                label={
                  <>
                    <VisuallyHidden>Part</VisuallyHidden> <strong>{partName(at)}</strong> <RichText html={ask} inline />
                  </>
                }
                classNames={{ label: classes.label ?? '', description: classes.about ?? '' }}
                size="lg"
                {...unaidedTyping}
                maxLength={longest}
                inputMode={modes[keys]}
                placeholder={unit === '' ? examples[keys] : 'A number'}
                value={texts[at] ?? ''}
                // What was written is read beside what is said of it.
                readOnly={isSettled(at)}
                error={missing && !isSettled(at) && texts[at]?.trim() === ''}
                description={
                  <>
                    <span>
                      {marks} {marks === 1 ? 'mark' : 'marks'}
                      {unit !== '' && <VisuallyHidden>. The answer is in {unit}</VisuallyHidden>}
                    </span>
                    {result !== undefined && result.say !== '' && <Said result={result} />}
                  </>
                }
                inputWrapperOrder={['label', 'input', 'description']}
                rightSection={unit === '' ? undefined : <span aria-hidden>{unit}</span>}
                rightSectionWidth={unit === '' ? undefined : `calc(${unit.length}ch + 20px)`}
                rightSectionPointerEvents="none"
                onFocus={() => setActive(at)}
                onKeyDown={(event) => goOn(event, at)}
                onChange={(event) => write(at, event.currentTarget.value)}
              />
            </li>
          );
        })}
      </ol>
      {pad && (
        <NumberPad
          onDigit={(digit) => write(active, `${texts[active] ?? ''}${digit}`)}
          onBack={() => write(active, (texts[active] ?? '').slice(0, -1))}
        />
      )}
    </>
  );
};
