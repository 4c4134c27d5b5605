import type { Addressee, AddresseeKind } from '../../../incidents/addressees/addressee.ts'
import { listStepAddresseeKinds } from '../../../incidents/addressees/kinds-of-step.ts'
import type { Incident } from '../../../incidents/incident.ts'
import { isSentTo } from '../../../incidents/papers-of-file.ts'

/** Which letter it is. */
export type Letter = {
  /** The form's lasting name. */
  readonly form: string
  readonly step: string
  /** Whom it goes to; null: the next of the step's addressees to whom this form has not gone from it. */
  readonly addressee: AddresseeKind | null
}

/** Whom a letter goes to, by the company's book; null where the book has no one, or everyone has theirs. */
export function findLetterRecipient(
  book: readonly Addressee[],
  incident: Incident,
  { form, step, addressee }: Letter,
): Addressee | null {
  const kinds = addressee === null ? listStepAddresseeKinds(incident, step) : [addressee]
  const known = kinds.flatMap((kind) => book.find((one) => one.kind === kind) ?? [])
  const isSent = ({ name }: Addressee) => addressee === null && isSentTo(incident, { form, step }, name)
  return known.find((one) => !isSent(one)) ?? null
}
