import type { Comprehension, StoredQuestion } from '@hedgerow/curriculum/question';
import { figureSvg } from '@hedgerow/figures/figure';
import { escapeHtml } from '@hedgerow/teaching/render/inline';
import type { ArchiveFile } from '#ports/archive.ts';
import { qtiItem, qtiStimulus } from './qti-item.ts';

export type QtiPaper = {
  readonly title: string;
  readonly productName: string;
  readonly questions: readonly StoredQuestion[];
  readonly comprehension: Comprehension | null;
};

type Resource = {
  readonly identifier: string;
  readonly type: string;
  readonly href: string;
  readonly needs: readonly string[];
  readonly beside: readonly string[];
};

const resource = ({ identifier, type, href, needs, beside }: Resource): string =>
  `<resource identifier="${identifier}" type="${type}" href="${href}">${[href, ...beside]
    .map((file) => `<file href="${file}"/>`)
    .join('')}${needs.map((one) => `<dependency identifierref="${one}"/>`).join('')}</resource>`;

const manifest = (resources: readonly Resource[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="paper">
<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
<organizations/>
<resources>
${resources.map(resource).join('\n')}
</resources>
</manifest>
`;

const testOf = (title: string, items: readonly Resource[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-test xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="test" title="${escapeHtml(title)}">
<qti-test-part identifier="part" navigation-mode="nonlinear" submission-mode="simultaneous">
<qti-assessment-section identifier="section" title="${escapeHtml(title)}" visible="true">
${items.map(({ identifier, href }) => `<qti-assessment-item-ref identifier="${identifier}" href="${href}"/>`).join('\n')}
</qti-assessment-section>
</qti-test-part>
</qti-assessment-test>
`;

const numbers = (all: readonly number[]): string => all.join(', ');

/** What is not the same there as here, for the teacher. */
const noteOf = ({ title, productName, questions }: QtiPaper, left: readonly number[]): string => {
  const at = (test: (question: StoredQuestion) => boolean) =>
    questions.flatMap((question, index) => (test(question) && !left.includes(index + 1) ? [index + 1] : []));
  const byHand = at(({ type }) => type === 'essay');
  const byLetters = at((question) => question.type === 'correct' || (question.type === 'typed' && question.expected.kind !== 'number'));
  return [
    `${title}, from ${productName}: a QTI 3.0 package of ${questions.length - left.length} of ${questions.length} questions.`,
    ...(left.length === 0
      ? ['Every question is in it.']
      : [
          `Left out, ${left.length} of ${questions.length}, because QTI has no kind for them (answered on a picture, or by an expression): ${numbers(left)}.`,
        ]),
    ...(byHand.length === 0 ? [] : [`Marked by you, with the mark scheme for the marker in the item: ${numbers(byHand)}.`]),
    ...(byLetters.length === 0 ? [] : [`Compared letter by letter, where we accept more ways to write the answer: ${numbers(byLetters)}.`]),
    'Hints, worked solutions and what a wrong answer shows are not in the package.',
    '',
  ].join('\n');
};

/** A paper as a package of QTI 3: what a school's own system or another platform reads. */
export const qtiPackage = (paper: QtiPaper): { readonly files: readonly ArchiveFile[]; readonly left: readonly number[] } => {
  const { title, questions, comprehension } = paper;
  const files: ArchiveFile[] = [];
  const items: Resource[] = [];
  const left: number[] = [];
  const add = (name: string, text: string): void => void files.push({ name, data: Buffer.from(text) });
  const text =
    comprehension === null ? [] : [{ identifier: 'text', type: 'imsqti_stimulus_xmlv3p0', href: 'text.xml', needs: [], beside: [] }];
  if (comprehension !== null) add('text.xml', qtiStimulus(comprehension.title, comprehension.content));
  for (const [index, question] of questions.entries()) {
    const identifier = `item-${index + 1}`;
    const figure = question.figure === undefined ? undefined : `${identifier}.svg`;
    const stimulus = comprehension === null ? undefined : '../text.xml';
    const item = qtiItem(question, { identifier, title: `Question ${index + 1}`, figure, stimulus });
    if (item === undefined) {
      left.push(index + 1);
      continue;
    }
    add(`items/${identifier}.xml`, item);
    if (figure !== undefined && question.figure !== undefined) add(`items/${figure}`, figureSvg(question.figure));
    items.push({
      identifier,
      type: 'imsqti_item_xmlv3p0',
      href: `items/${identifier}.xml`,
      needs: text.map((one) => one.identifier),
      beside: figure === undefined ? [] : [`items/${figure}`],
    });
  }
  add('test.xml', testOf(title, items));
  const needs = items.map(({ identifier }) => identifier);
  const resources = [{ identifier: 'test', type: 'imsqti_test_xmlv3p0', href: 'test.xml', needs, beside: [] }, ...items, ...text];
  add('note.txt', noteOf(paper, left));
  // A reader looks for the manifest first.
  return { files: [{ name: 'imsmanifest.xml', data: Buffer.from(manifest(resources)) }, ...files], left };
};
