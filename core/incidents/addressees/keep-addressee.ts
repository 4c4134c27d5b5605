import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { parseEmail, parsePhone } from '../../shared/input/contacts.ts'
import { type Input as Given, optional, type Parse, readObject } from '../../shared/input/field-reader.ts'
import type { FieldErrors, ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseText } from '../../shared/texts/text.ts'
import { type Addressee, type AddresseeCode, type AddresseeKind, addresseeKinds } from './addressee.ts'
import { type AddresseeWrite, newAddresseeId } from './addressee-facts.ts'

const LONGEST = 500

type Input = {
  readonly companyId: CompanyId
  /** `addressee` (which of them), `name`, `address`, `phone`, `email`, as typed. */
  readonly details: Given
}

const parseKind: Parse<AddresseeKind, 'choice/unknown'> = (
  value,
): Result<AddresseeKind, ValueError<'choice/unknown'>> => {
  const known = addresseeKinds.find((one) => one === value)
  return known ? ok(known) : err({ code: 'choice/unknown' })
}

const parsers = {
  addressee: parseKind,
  name: (value: unknown) => parseText(value, { max: LONGEST, required: true }),
  address: (value: unknown) => parseText(value, { max: LONGEST, required: false }),
  phone: optional(parsePhone),
  email: optional(parseEmail),
}

/** Keeps how one of those who are told of accidents is reached (адресат извещений): for this accident, and for every later one. */
export const keepAddressee = command({
  name: 'incidents/keep-addressee',
  *gather({ companyId }: Input) {
    return ok({ id: yield* newAddresseeId({ companyId }) })
  },
  decide(
    { id },
    { companyId, details },
    entered,
  ): Result<Decision<Addressee, AddresseeWrite>, FieldErrors<AddresseeCode>> {
    const read = readObject(details, parsers)
    if (!read.ok) return read
    const { addressee: kind, phone, email, ...named } = read.value
    const addressee: Addressee = {
      companyId,
      kind,
      ...named,
      phone: phone ?? '',
      email: email ?? '',
      entered,
    }
    const { companyId: _, entered: __, ...after } = addressee
    return ok({
      writes: [{ kind: 'addressees', rows: [{ ...addressee, id }] }],
      changes: [{ record: 'addressee', ids: [id], before: null, after }],
      answer: addressee,
    })
  },
})
