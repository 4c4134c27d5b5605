import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { aCompany, instant, mining, someone, today } from '../../tests/examples.ts'
import { add } from './add.ts'
import type { Company, CompanyId } from './company.ts'
import { open } from './open.ts'
import { removeExample } from './remove-example.ts'

const signed = { by: someone, at: instant('2026-11-20T08:00:00.000Z') }
const own: Company = { ...aCompany(), id: mining, version: 1 }
const example: Company = { ...own, example: true }
const notFound = { ok: false, error: { code: 'not-found' } }
const knowing = (known: Company | null) => ({
  company: ({ member }: { readonly member: number }) => (member === someone ? known : null),
})

describe('removing an example', () => {
  const removed = (known: Company | null) =>
    followInCompany(removeExample.run({ companyId: mining }, signed), knowing(known))

  it('takes all of it away', () => {
    const writes = [{ kind: 'removed-companies', rows: [mining] }]
    expect(removed(example)).toEqual({ ok: true, value: { writes, answer: null } })
  })

  it('never removes a company of one’s own, nor another’s', () => {
    expect(removed(own)).toEqual(notFound)
    expect(removed(null)).toEqual(notFound)
  })
})

describe('opening a company', () => {
  const opened = (known: Company | null) =>
    followInCompany(open.run({ companyId: mining }, signed), knowing(known))

  it('makes it the person’s current one', () => {
    const writes = [{ kind: 'opened-companies', rows: [{ user: someone, companyId: mining }] }]
    expect(opened(own)).toEqual({ ok: true, value: { writes, answer: own } })
  })

  it('is refused to a stranger', () => {
    expect(opened(null)).toEqual(notFound)
  })
})

describe('adding an example', () => {
  const added = (isExample: boolean) =>
    followInCompany(add.run({ details: aCompany(), ...(isExample ? { example: true } : {}) }, signed), {
      'companies-with-inn': () => [8 as CompanyId],
      'new-company-id': () => mining,
      'today-in': () => today,
    })

  it('may have an ИНН twice, and says what it is', () => {
    expect(added(true)).toMatchObject({
      ok: true,
      value: { answer: { id: mining, example: true }, writes: [{}, { kind: 'terms', rows: [] }, {}] },
    })
    expect(added(false)).toMatchObject({ error: { errors: [{ field: 'inn', code: 'inn/taken' }] } })
  })
})
