/** What evidence may be. */
export const evidenceFormats = [
  'jpeg',
  'png',
  'webp',
  'heic',
  'pdf',
  'mp4',
  'mov',
  'webm',
  'm4a',
  'mp3',
  'ogg',
  'wav',
] as const
export type EvidenceFormat = (typeof evidenceFormats)[number]
