/** What a part of a plan or a note is, and not what it says: "Explain: she calls on spirits". */
const head =
  /^(?:big idea|key idea|big picture|point|quote|quotation|evidence|explain|explanation|technique|context|link|intro|introduction|conclusion|analysis|thesis|hypothesis|prediction|evaluation|safety|aim|summary|key terms?|key facts?|similarit(?:y|ies)|differences?|main differences?|nutrition|tip|top tip|remember|note|n\.?b\.?|(?:source|figure|text|extract) \w{1,2})\s*[:!–-]\s*/i;

export const withoutHead = (text: string): string => {
  const bare = text.replace(head, '');
  return bare === text ? text : `${bare[0]?.toUpperCase() ?? ''}${bare.slice(1)}`;
};
