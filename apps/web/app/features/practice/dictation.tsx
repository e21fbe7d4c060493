import { TextInput } from '@mantine/core';
import type { AskedQuestion } from '@hedgerow/contracts/practice';
import { IconVolume } from '@tabler/icons-react';
import { useSpeech } from '../../lib/speak.ts';
import { AccentKeys, useLetters } from '../../ui/accent-keys.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceTiles } from '../../ui/choice-tiles.tsx';
import { unaidedTyping } from '../../ui/unaided-typing.ts';
import type { AnswerFieldProps } from './answer-fields.tsx';
import classes from './practice.module.css';

type Props = AnswerFieldProps & { question: Extract<AskedQuestion, { type: 'dictation' }> };

const longest = 200;
const names = { en: 'English', fr: 'French', es: 'Spanish', de: 'German' } as const;
/** Of the voice's own pace: as in class, and so that each sound can be heard. */
const paces = { usual: 0.8, slow: 0.5 } as const;

/** What is read: it is on the device, and never on the page. */
const spoken = (sound: string): readonly string[] =>
  new TextDecoder().decode(Uint8Array.from(atob(sound), (sign) => sign.codePointAt(0) ?? 0)).split('\n');

/** “Because. I stayed in because it rained. Because.”: as a teacher reads a spelling. */
const asRead = (parts: readonly string[]): readonly string[] => (parts.length > 1 ? [...parts, parts[0] ?? ''] : parts);

/** A device that cannot read it says so, and the same is chosen: nobody waits for a voice that does not come. */
const Unheard = ({ question, draft, onDraft, disabled, verdict, rightAnswer, labelledBy }: Props) => (
  <>
    <p className={classes.soft}>
      This device has no voice for {names[question.language]}, so it cannot read this aloud. Choose the one that is spelt right.
    </p>
    {question.shown !== '' && (
      <p className={classes.found} lang={question.language}>
        {question.shown}
      </p>
    )}
    <ChoiceTiles
      options={question.options}
      isOn={(at) => draft.places.includes(at)}
      verdictOf={(at) => (question.options[at] === rightAnswer ? 'right' : draft.places.includes(at) ? verdict : undefined)}
      saidOf={(at) => (question.options[at] === rightAnswer && verdict !== 'right' ? 'the answer' : undefined)}
      disabled={disabled}
      onPress={(at) => onDraft({ text: '', places: [at] })}
      labelledBy={labelledBy}
    />
  </>
);

/** Heard as often as wanted, and written down. */
export const Dictation = (props: Props) => {
  const { question, draft, onDraft, disabled, subject } = props;
  const speech = useSpeech(question.language);
  const { field, put } = useLetters({ text: draft.text, longest, onText: (text) => onDraft({ text, places: [] }) });
  // What was chosen without a voice stays chosen though one came since.
  if (speech === undefined || draft.places.length > 0)
    return (
      <div className={classes.typing}>
        <Unheard {...props} />
      </div>
    );
  const read = (pace: number) => speech.sayAt(pace, ...asRead(spoken(question.sound)));
  return (
    <div className={classes.typing}>
      <div className={classes.hear} data-unspoken>
        <Button kind="quiet" size="large" icon={<IconVolume size={24} aria-hidden />} onClick={() => read(paces.usual)}>
          Listen
        </Button>
        <Button kind="quiet" onClick={() => read(paces.slow)}>
          Slower
        </Button>
        {speech.speaking && (
          <Button kind="text" onClick={speech.stop}>
            Stop
          </Button>
        )}
      </div>
      <TextInput
        ref={field}
        label={question.shown === '' ? 'Write the sentence that you hear' : 'Write the missing word'}
        {...(question.shown === ''
          ? {}
          : {
              description: question.shown,
              descriptionProps: { className: classes.found, lang: question.language },
              inputWrapperOrder: ['description', 'label', 'input'],
            })}
        size="lg"
        lang={question.language}
        {...unaidedTyping}
        maxLength={longest}
        value={draft.text}
        readOnly={disabled}
        onChange={(event) => onDraft({ text: event.currentTarget.value, places: [] })}
      />
      {subject !== undefined && !disabled && <AccentKeys subject={subject} onLetter={put} />}
    </div>
  );
};
