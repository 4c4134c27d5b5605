import type { TooManyAttempts } from '../auth/account.ts'
import type { OwnProof, OwnProofRefused } from '../auth/own-proof.ts'
import type { OwnProofCode } from '../auth/own-refusal-codes.ts'
import type { CommandsOf } from '../commands/command.ts'
import type { FieldCode, FieldErrors, NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { closeAccount, keepAccount } from './close-account.ts'
import { closeCompany, eraseClosed, keepCompany, type NotOwner } from './close-company.ts'
import type { Closing } from './closing.ts'
import { eraseClosedAccount } from './erase-account.ts'
import { eraseEmployee } from './erase-employee.ts'

/** What a person can erase for good. */
export const erasureCommands = {
  employee: eraseEmployee,
  close: closeCompany,
  keep: keepCompany,
  closeAccount,
  keepAccount,
}

/** What the server erases by itself once its day has come. */
export const dueErasures = { eraseClosed, eraseClosedAccount }
export type DueErasures = CommandsOf<typeof dueErasures>

type Commands = CommandsOf<typeof erasureCommands>

/** Closes what a command closes, for whoever proves that it is they. */
type Closes<Name extends 'close' | 'closeAccount', Refusal, Code extends FieldCode> = (
  asked: Parameters<Commands[Name]>[0] & OwnProof,
) => Promise<Result<Closing, Refusal | TooManyAttempts | FieldErrors<Code | OwnProofCode>>>

/**
 * Port: erasing what is kept of people and companies (уничтожение сведений). Closing is done by whoever proves that it is they, where
 * passwords are kept.
 */
export type Erasures = Omit<Commands, 'close' | 'closeAccount'> & {
  readonly close: Closes<'close', NotFound | NotOwner, 'confirmation/other-name'>
  readonly closeAccount: Closes<'closeAccount', NotFound, 'confirmation/other-email'>
}

/** The port to someone who has a password: it is asked for first, with a code of their second factor. */
export const askProof = (
  erasures: Erasures,
  prove: (given: OwnProof) => Promise<Result<null, OwnProofRefused>>,
): Erasures => ({
  ...erasures,
  close: async (asked) => {
    const proven = await prove(asked)
    return proven.ok ? erasures.close(asked) : proven
  },
  closeAccount: async (asked) => {
    const proven = await prove(asked)
    return proven.ok ? erasures.closeAccount(asked) : proven
  },
})
