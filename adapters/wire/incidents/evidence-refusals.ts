import { lineCodes } from '@osh/core/shared/texts/text.ts'

const ofHolder = ['step/unknown', 'microtrauma/closed', 'not-found'] as const

/** What the address of a recording is refused with, whatever it is attached to. */
export const ofAddress = [
  'text/required',
  ...lineCodes,
  'link/invalid',
  'evidence/too-many',
  ...ofHolder,
] as const

/** The same of a file. */
export const ofFile = [
  'text/required',
  ...lineCodes,
  'evidence/not-recognised',
  'evidence/too-large',
  'evidence/too-many',
  'evidence/no-room',
  'evidence/company-full',
  'evidence/attached-already',
  ...ofHolder,
] as const
