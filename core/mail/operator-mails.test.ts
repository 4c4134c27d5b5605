import { expect, test } from 'vitest'
import { MAILS_SHOWN, readMailKey } from './operator-mails.ts'

const mailId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const unknown = (field: string) => ({
  ok: false,
  error: { code: 'fields', errors: [{ field, code: 'choice/unknown' }] },
})

test('a mail is named by its id, and its company where it is of one', () => {
  expect(readMailKey({ mailId, mailCompanyId: 5 })).toEqual({ ok: true, value: { companyId: 5, id: mailId } })
  for (const given of [{ mailId }, { mailId, mailCompanyId: null }])
    expect(readMailKey(given)).toEqual({ ok: true, value: { companyId: null, id: mailId } })
})

test('what is no id is no mail', () => {
  for (const odd of [undefined, null, 5, '', `${mailId}0`, mailId.slice(1), ['x']])
    expect(readMailKey({ mailId: odd })).toEqual(unknown('mailId'))
  for (const odd of [0, -1, 1.5, '5', {}])
    expect(readMailKey({ mailId, mailCompanyId: odd })).toEqual(unknown('mailCompanyId'))
  expect(MAILS_SHOWN).toBe(500)
})
