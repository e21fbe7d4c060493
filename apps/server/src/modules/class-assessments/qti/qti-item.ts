import type { ExpectedAnswer } from '@hedgerow/curriculum/expected-answer';
import type { MarkScheme, StoredQuestion } from '@hedgerow/curriculum/question';
import { describeFigure } from '@hedgerow/figures/figure';
import { escapeHtml, inlineHtml } from '@hedgerow/teaching/render/inline';

/** MathML in a package says in which namespace it is. */
const html = (markdown: string): string => inlineHtml(markdown).replaceAll('<math', '<math xmlns="http://www.w3.org/1998/Math/MathML"');
const block = (markdown: string): string =>
  markdown
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${html(line)}</p>`)
    .join('');

const letter = (at: number): string => String.fromCodePoint(65 + at);
const values = (all: readonly string[]): string =>
  `<qti-correct-response>${all.map((one) => `<qti-value>${escapeHtml(one)}</qti-value>`).join('')}</qti-correct-response>`;
const declares = (cardinality: string, baseType: string, inner = ''): string =>
  `<qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${baseType}">${inner}</qti-response-declaration>`;

/** What somebody answers with, what is right, and how it is marked. */
type Answering = { readonly declaration: string; readonly interaction: string; readonly processing: string };

const scores = (test: string, marks: number): string =>
  `<qti-response-processing><qti-response-condition><qti-response-if>${test}<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">${marks}</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>`;
const bothSides = '<qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/>';
const matches = (marks: number): string => scores(`<qti-match>${bothSides}</qti-match>`, marks);
const mapped =
  '<qti-response-processing><qti-set-outcome-value identifier="SCORE"><qti-map-response identifier="RESPONSE"/></qti-set-outcome-value></qti-response-processing>';

const choices = (options: readonly string[], right: readonly number[], one: boolean, marks: number): Answering => ({
  declaration: declares(one ? 'single' : 'multiple', 'identifier', values(right.map(letter))),
  interaction: `<qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="${one ? 1 : 0}">${options
    .map((option, at) => `<qti-simple-choice identifier="${letter(at)}">${html(option)}</qti-simple-choice>`)
    .join('')}</qti-choice-interaction>`,
  processing: matches(marks),
});

const associable = (identifier: string, text: string, most: number): string =>
  `<qti-simple-associable-choice identifier="${identifier}" match-max="${most}">${html(text)}</qti-simple-associable-choice>`;
const pairs = (left: readonly string[], right: readonly string[], partners: readonly number[], most: number, marks: number): Answering => ({
  declaration: declares('multiple', 'directedPair', values(partners.map((partner, at) => `L${at + 1} R${partner + 1}`))),
  interaction: `<qti-match-interaction response-identifier="RESPONSE" shuffle="false" max-associations="${left.length}"><qti-simple-match-set>${left
    .map((text, at) => associable(`L${at + 1}`, text, 1))
    .join('')}</qti-simple-match-set><qti-simple-match-set>${right
    .map((text, at) => associable(`R${at + 1}`, text, most))
    .join('')}</qti-simple-match-set></qti-match-interaction>`,
  processing: matches(marks),
});

const entry = '<p><qti-text-entry-interaction response-identifier="RESPONSE" expected-length="20"/></p>';
/** Spellings that earn the marks; QTI compares letters and knows no mathematics. */
const texts = (all: readonly [string, ...string[]], marks: number, capitals = false): Answering => ({
  declaration: declares(
    'single',
    'string',
    `${values([all[0]])}<qti-mapping default-value="0">${[...new Set(all)]
      .map((text) => `<qti-map-entry map-key="${escapeHtml(text)}" mapped-value="${marks}" case-sensitive="${capitals}"/>`)
      .join('')}</qti-mapping>`,
  ),
  interaction: entry,
  processing: mapped,
});
const number = (value: string, marks: number): Answering => ({
  declaration: declares('single', 'float', values([value])),
  interaction: entry,
  processing: scores(`<qti-equal tolerance-mode="exact">${bothSides}</qti-equal>`, marks),
});

const plainNumber = /^-?\d+(?:\.\d+)?$/;
/** Undefined for what QTI could only mark by its letters, such as an expression in another order. */
const typed = (expected: ExpectedAnswer, marks: number): Answering | undefined => {
  switch (expected.kind) {
    case 'number':
      if (expected.words === true) return undefined;
      return plainNumber.test(expected.value) && expected.form !== 'percentage'
        ? number(expected.value, marks)
        : texts([expected.value], marks);
    case 'words': {
      const [first, ...others] = expected.answers;
      return first === undefined ? undefined : texts([first, ...others, ...(expected.others ?? [])], marks);
    }
    case 'money': {
      const pounds = (expected.pence / 100).toFixed(2);
      return texts([`£${pounds}`, pounds, ...(expected.pence % 100 === 0 ? [`£${expected.pence / 100}`] : [`${expected.pence}p`])], marks);
    }
    case 'quantity':
      return texts([`${expected.value} ${expected.unit}`, `${expected.value}${expected.unit}`], marks);
    case 'time':
      return texts([expected.at], marks);
    case 'expression':
      return undefined;
  }
};

const scheme = ({ criteria, modelAnswer }: MarkScheme): string =>
  `<qti-rubric-block use="scoring" view="scorer"><qti-content-body>${criteria
    .map(
      ({ name, points }) =>
        `<p><strong>${html(name)}</strong></p><ul>${points.map(({ text, marks }) => `<li>${html(text)} (${marks})</li>`).join('')}</ul>`,
    )
    .join('')}${block(modelAnswer)}</qti-content-body></qti-rubric-block>`;

const answering = (question: StoredQuestion): Answering | undefined => {
  const { marks } = question;
  switch (question.type) {
    case 'multiple_choice':
      return choices(question.options, [question.correctAnswer], true, marks);
    case 'several':
      return choices(question.options, question.correctAnswers, false, marks);
    case 'typed':
      return typed(question.expected, marks);
    case 'correct': {
      const [first = '', ...others] = question.answers;
      return texts([first, ...others], marks, true);
    }
    case 'order':
      return {
        declaration: declares('ordered', 'identifier', values(question.rightOrder.map(letter))),
        interaction: `<qti-order-interaction response-identifier="RESPONSE" shuffle="false">${question.items
          .map((item, at) => `<qti-simple-choice identifier="${letter(at)}">${html(item)}</qti-simple-choice>`)
          .join('')}</qti-order-interaction>`,
        processing: matches(marks),
      };
    case 'match':
      return pairs(question.left, question.right, question.partners, 1, marks);
    case 'sort':
      return pairs(question.items, question.groups, question.places, 0, marks);
    case 'essay':
      return {
        declaration: declares('single', 'string'),
        interaction: `${scheme(question.markScheme)}<qti-extended-text-interaction response-identifier="RESPONSE" expected-lines="${Math.min(40, Math.max(6, marks * 2))}"/>`,
        processing: '',
      };
    // What is heard here is read by the device; there it would be no question.
    case 'dictation':
    // What follows from a wrong answer would earn nothing there.
    case 'parts':
    case 'on_figure':
      return undefined;
  }
};

export type QtiPlace = {
  readonly identifier: string;
  readonly title: string;
  readonly figure: string | undefined;
  readonly stimulus: string | undefined;
};

/** A question as an item of QTI 3; undefined where QTI has no kind for it. */
export const qtiItem = (question: StoredQuestion, { identifier, title, figure, stimulus }: QtiPlace): string | undefined => {
  const found = answering(question);
  if (found === undefined) return undefined;
  const byHand = question.type === 'essay' ? ' external-scored="human"' : '';
  const picture =
    figure === undefined || question.figure === undefined
      ? ''
      : `<p><img src="${figure}" alt="${escapeHtml(describeFigure(question.figure))}"/></p>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="${identifier}" title="${escapeHtml(title)}" adaptive="false" time-dependent="false" xml:lang="en-GB">
${found.declaration}
<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="${question.marks}"${byHand}><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>
${stimulus === undefined ? '' : `<qti-assessment-stimulus-ref identifier="text" href="${stimulus}" title="The text"/>`}
<qti-item-body>${block(question.question)}${question.type === 'correct' ? `<p>${escapeHtml(question.sentence)}</p>` : ''}${picture}${found.interaction}</qti-item-body>
${found.processing}
</qti-assessment-item>
`;
};

/** The text that the questions are about. */
export const qtiStimulus = (title: string, content: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-stimulus xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="text" title="${escapeHtml(title)}" xml:lang="en-GB">
<qti-stimulus-body><h2>${escapeHtml(title)}</h2>${block(content)}</qti-stimulus-body>
</qti-assessment-stimulus>
`;
