import { lineCodes } from '../shared/texts/text.ts'

/** What a list of records is refused with. */
export const askedCodes = [...lineCodes, 'list/invalid', 'registry/none-chosen', 'registry/too-many'] as const
export type AskedCode = (typeof askedCodes)[number]

/** Why the register would refuse a record. */
export const registryFaults = [
  'registry/registered',
  'registry/awaited',
  'registry/too-early',
  'date/in-future',
  'registry/program-unknown',
  'registry/protocol-missing',
  'registry/snils-missing',
  'registry/citizenship-missing',
  'snils/invalid-length',
  'snils/wrong-check-digits',
] as const
export type RegistryFault = (typeof registryFaults)[number]

/** What making a set is refused with. */
export const formCodes = [
  ...askedCodes,
  ...registryFaults,
  'choice/unknown',
  'registry/twice',
  'registry/snils-shared',
] as const
export type FormCode = (typeof formCodes)[number]

/** Why an answer is not read. */
export const answerCodes = [...askedCodes, 'choice/unknown'] as const
export type AnswerCode = (typeof answerCodes)[number]

/** Why an answer is not taken. */
export const matchCodes = [
  'registry/answer-of-others',
  'registry/answer-unclear',
  'registry/number-differs',
  'registry/number-repeated',
] as const
export type MatchCode = (typeof matchCodes)[number]
