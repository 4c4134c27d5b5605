import { parsePersonName } from '../employees/person-name.ts'
import { personNameCodes } from '../employees/refusal-codes.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { type Input, optional, readObject } from '../shared/input/field-reader.ts'
import type { FieldErrors, ValueError } from '../shared/results/refusals.ts'
import { err, type Result } from '../shared/results/result.ts'
import { parseText } from '../shared/texts/text.ts'

/** What the person of an account is called on papers and in the history; null until they have said. */
export type Profile = {
  /** ФИО, the whole. */
  readonly fullname: string | null
  readonly position: string | null
}

export const nameless: Profile = { fullname: null, position: null }

/** Whether a person has shown that the mailbox of their account is theirs; where no mail is sent they need not. */
export const emailConfirmations = ['given', 'awaited', 'not-needed'] as const
export type EmailConfirmation = (typeof emailConfirmations)[number]

/** @param confirmedAt see `StoredUser` */
export const deriveConfirmation = (confirmedAt: Instant | null): EmailConfirmation =>
  confirmedAt === null ? 'awaited' : 'given'

/** The signed-in person's account. */
export type Account = Profile & {
  readonly email: string
  readonly confirmation: EmailConfirmation
  /** On which day the account is erased that its person has closed; null: it is not. */
  readonly closesOn: LocalDate | null
  /** Whether the person runs the service: see `isOperator`. */
  readonly isOperator: boolean
}

/** Port: who is signed in. */
export interface OwnAccount {
  readAccount(): Promise<Account>
  /** What is left out stays. */
  introduce(asked: { readonly details: Input }): Promise<Result<Account, FieldErrors<ProfileCode>>>
}

const fields = {
  fullname: optional(parseFullName),
  position: optional((value: unknown) => parseText(value, { max: 255, required: true })),
}

/** What a profile is refused with. */
export const profileCodes = [...personNameCodes, 'name/first-name-missing'] as const
export type ProfileCode = (typeof profileCodes)[number]

/** Reads a merge-patch of a profile; null and blank clear. All refusals at once. */
export function parseProfileChanges(
  current: Profile,
  { fullname = current.fullname, position = current.position }: Input,
): Result<Profile, FieldErrors<ProfileCode>> {
  return readObject({ fullname, position }, fields)
}

/** A surname and a first name at least: a paper is signed with it. */
function parseFullName(value: unknown): Result<string, ValueError<ProfileCode>> {
  const name = parsePersonName(value)
  return name.ok && !name.value.includes(' ') ? err({ code: 'name/first-name-missing' }) : name
}

/** How a memo names who wrote it: «Орлова Анна Сергеевна, специалист по охране труда»; '' while no one has said. */
export const nameAuthor = ({ fullname, position }: Profile): string =>
  fullname === null ? '' : [fullname, position].filter(Boolean).join(', ')
