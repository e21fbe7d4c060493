/** docs/product/uploads.md#what-can-be-uploaded. */
export const maxUploadBytes = 10 * 1024 * 1024;
export const maxCustomSubjectLength = 30;
export const littleTextLength = 50;

export const uploadExtensions = ['pdf', 'docx', 'jpg', 'jpeg', 'png'] as const;

export const uploadMessages = {
  missingFile: 'Please select a file',
  unsupported: 'Unsupported file type: Please upload PDF, DOCX, or image files only.',
  tooLarge: 'File too large: Please upload files smaller than 10MB.',
  missingFields: 'Missing information: Please fill in all required fields.',
  customSubjectTooLong: 'Subject name too long: Please limit custom subject name to 30 characters.',
} as const;

/** States of an uploaded file (docs/product/uploads.md#reading). */
export const fileStates = ['queued', 'reading', 'ready', 'needs_checking', 'failed'] as const;
export type FileState = (typeof fileStates)[number];
