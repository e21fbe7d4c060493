import { Textarea } from '@mantine/core';
import type { AskedQuestion } from '@hedgerow/contracts/practice';
import { AccentKeys, useLetters } from '../../ui/accent-keys.tsx';
import { unaidedTyping } from '../../ui/unaided-typing.ts';
import type { AnswerFieldProps } from './answer-fields.tsx';
import { languageOf } from './language-of.ts';
import classes from './practice.module.css';

const longest = 200;

/** The sentence as it was found stays in sight; a copy of it is mended below. */
export const SentenceField = ({
  question: { sentence },
  draft,
  onDraft,
  disabled,
  subject,
}: AnswerFieldProps & { question: Extract<AskedQuestion, { type: 'correct' }> }) => {
  const { field, put } = useLetters<HTMLTextAreaElement>({ text: draft.text, longest, onText: (text) => onDraft({ ...draft, text }) });
  const lang = languageOf(subject);
  return (
    <div className={classes.typing}>
      <Textarea
        ref={field}
        label="Write it correctly here"
        description={sentence}
        descriptionProps={{ className: classes.found, lang }}
        inputWrapperOrder={['description', 'label', 'input']}
        size="lg"
        rows={3}
        lang={lang}
        {...unaidedTyping}
        maxLength={longest}
        value={draft.text}
        readOnly={disabled}
        onChange={(event) => onDraft({ ...draft, text: event.currentTarget.value.replaceAll('\n', ' ') })}
        // A sentence has one line: the key that ends one checks it.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {subject !== undefined && !disabled && <AccentKeys subject={subject} onLetter={put} />}
    </div>
  );
};
