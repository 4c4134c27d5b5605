import { type Source, source } from '../source.ts'

const from = 'из адресатов организации'

/** The value of a form by which its letters are told apart. */
export const RECIPIENT = 'addressee.name'

/** Whether it tells to whom a letter goes. */
export const tellsRecipient = (source: string | undefined): boolean =>
  source !== undefined && source in recipientSources

/** Whom a letter of an accident's step goes to. */
export const recipientSources = {
  [RECIPIENT]: source({
    needs: ['recipient'],
    gives: 'кому направляется: адресат шага, которому ещё не направлено',
    fill: ({ recipient }) => ({ value: recipient.name, from }),
  }),
  'addressee.address': source({
    needs: ['recipient'],
    gives: 'адрес этого адресата',
    fill: ({ recipient }) => (recipient.address === '' ? null : { value: recipient.address, from }),
  }),
} as const satisfies Readonly<Record<string, Source>>
