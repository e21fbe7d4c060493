/** docs/product/schools.md#what-a-teacher-gives: what a teacher can share is PDF, DOC, DOCX, PPT or PPTX, up to 10 MB. */
export const resourceKinds = ['pdf', 'doc', 'docx', 'ppt', 'pptx'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

export const resourceMessages = {
  missing: 'Missing Information: please give a title, a subject, at least one class and a file.',
  unsupported: 'Unsupported file type: Please upload PDF, DOC, DOCX, PPT or PPTX files only.',
  tooLarge: 'File too large: Please upload files smaller than 10MB.',
  empty: 'This file is empty. Please choose another one.',
  damaged: 'This file seems to be damaged, or is locked with a password. Please save it again without one and upload the new copy.',
  notYours: 'A colleague shared this. They can remove it, or the teacher whose class it is.',
  macros: 'This file has macros in it. Please save a copy without them, for pupils’ safety, and upload that.',
} as const;

/** The kind that a name declares; its content has to agree. */
export const resourceKindOf = (fileName: string): ResourceKind | undefined => {
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  return resourceKinds.find((kind) => kind === extension);
};
