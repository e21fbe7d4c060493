import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bankFolder, openBank, topicFiles } from './bank.ts';
import { blindPassage, blindTopic, disagreements, paperOf, readAnswers } from './blind-reading.ts';
import { readPassages } from './passages/read-passages.ts';

// `npm run read:blind -- maths.ks2 passage.ks1` prints every question below these ids without its key.
// `npm run read:blind -- --answers file` says where the reader's answers differ from the keys.
const wanted = process.argv.slice(2);
const bank = openBank(bankFolder);
const papers = [
  ...topicFiles(bankFolder).flatMap((file) => {
    const topic = bank.topic(file.replace(/\.json$/, '').replaceAll(path.posix.sep, '.'));
    return topic === undefined ? [] : [{ id: topic.id, heading: topic.title, items: blindTopic(topic) }];
  }),
  ...readPassages().map((passage) => ({
    id: passage.id,
    heading: `${passage.title}\n\n${passage.content}`,
    items: blindPassage(passage),
  })),
];

if (wanted[0] === '--answers') {
  const answers = readAnswers(readFileSync(wanted[1] ?? '/dev/stdin', 'utf8'));
  const items = papers.flatMap((paper) => paper.items);
  const differ = disagreements(items, answers);
  for (const { item, answer } of differ) console.log(`${paperOf(item)}\n  read: ${answer}; key: ${item.options[item.key]}\n`);
  const known = items.filter(({ id }) => answers.has(id)).length;
  console.log(`${known} of ${items.length} questions read, ${differ.length} answered otherwise`);
  const strange = [...answers.keys()].filter((id) => !items.some((item) => item.id === id));
  if (strange.length > 0) console.log(`No such question: ${strange.join(', ')}`);
} else {
  const chosen = papers.filter(({ id }) => wanted.length === 0 || wanted.some((start) => id.startsWith(start)));
  for (const { id, heading, items } of chosen) console.log(`# ${id}: ${heading}\n\n${items.map(paperOf).join('\n')}\n`);
}
