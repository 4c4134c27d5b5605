/** How the world names the formats of the papers, and of several together. */
export const mediaTypes: Readonly<Record<'docx' | 'pdf' | 'zip', string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  zip: 'application/zip',
}
