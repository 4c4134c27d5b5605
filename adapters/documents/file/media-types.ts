import type { EvidenceFormat } from '@osh/core/incidents/evidence/evidence-format.ts'

/** How the world names the formats of papers, of several together, of calendars and of evidence. */
export const mediaTypes: Readonly<
  Record<'docx' | 'xlsx' | 'ods' | 'pdf' | 'zip' | 'ics' | 'csv' | 'jsonl' | EvidenceFormat, string>
> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
  ics: 'text/calendar',
  csv: 'text/csv',
  jsonl: 'application/jsonl',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
}
