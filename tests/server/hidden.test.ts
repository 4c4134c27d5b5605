import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import { type HiddenKind, hiddenKinds, type Membership } from '@osh/core/rights/membership.ts'
import { hasRight } from '@osh/core/rights/right.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import type { Call } from '#adapters/wire/contract/call.ts'
import { encodeSection } from '#adapters/wire/words.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { aPicture } from '#tests/pictures.ts'
import { forms } from '#tests/plain-press.ts'
import { furnish, type House, type Json, type Person, register, sendPicture, startAsking } from './asking.ts'
import { requestOf } from './house-requests.ts'
import { joinAs } from './join-as.ts'
import { type Operation, operationsOf, published } from './published.ts'

const operations = operationsOf(await published(startAsking())).filter(({ right }) => right !== null)
/** What takes something away is asked last. */
const lateness = ({ method, path }: Operation): number =>
  path.endsWith('/leaving') ? 3 : method === 'DELETE' ? 2 : method === 'GET' ? 0 : 1
const inOrder = operations.toSorted((a, b) => lateness(a) - lateness(b))

/** How each secret of the one employee looks, wherever it is told. */
const secrets: readonly (readonly [HiddenKind, RegExp])[] = [
  ['snils', /112.?233.?445.?95/],
  ['phones', /999.{0,3}111.?22.?33/],
  ['phones', /999.{0,3}444.?55.?66/],
  ['phones', /812.{0,3}123.?45.?67/],
  ['phones', /"internalPhone":"77-01"/],
  ['phones', /own@pimenova\.example/],
  ['phones', /work@pimenova\.example/],
  ['medical', /Ссадина предплечья/],
  ['medical', /Рана промыта/],
  ['medical', /"4\.1"|[Пп]ункт[а-я]* 4\.1\b|п\.\s?4\.1\b/],
  ['medical', /неудовлетворительно/],
  ['medical', /"contraindications"|выявил противопоказания/],
  ['medical', /Перелом ключицы|S42\.0/],
  ['medical', /"lostDays":\{"|\b137 (?:дн|кал)/],
  ['medical', /"(?:finalDiagnosis|disabilityEnd)Date":"/],
  ['medical', /"kind":"illness"/],
  ['medical', /Справка о травме/],
  ['medical', /Снята другая рука/],
]

/** A company whose employee, obligation and memo have something to hide, and a member of it. */
async function withMember(membership: Partial<Membership>) {
  const clock = makeSettableClock(today)
  const ledger = new MemoryLedger()
  const server = startAsking({ storage: makeLedgerStorage(ledger, clock), clock })
  const owner = await register(server, 'owner@example.org')
  const furnished = await furnish(owner)
  const companyId = furnished.company
  const make = async (path: string, body: Json, method = 'POST') => {
    const answer = await owner.ask(path, { body, method })
    expect([path, answer.ok], await answer.clone().text()).toEqual([path, true])
    return (await answer.json()) as Json
  }
  const contacts = {
    ...{ snils: '112-233-445 95', personalPhone: '+79991112233', workMobilePhone: '+79994445566' },
    ...{ workPhone: '+78121234567', internalPhone: '77-01' },
    ...{ email: 'own@pimenova.example', workEmail: 'work@pimenova.example' },
  }
  await make(`/api/employees/${furnished.employee}`, contacts, 'PATCH')
  const examined = { section: encodeSection('medicalExamination'), factorNumber: '4.1', periodicity: '1 год' }
  const of = { companyId, employeeId: furnished.employee, ...examined }
  const { id: obligation } = await make('/api/obligations', { ...of, date: '2025-03-20' })
  const failed = { date: '2026-03-01', result: 'неудовлетворительно' }
  await make(`/api/obligations/${obligation}/completions`, failed)
  const [completion] = (await (
    await owner.ask(`/api/obligations/${obligation}/completions`)
  ).json()) as Json[]
  const employeesData = [{ obligationId: obligation }]
  const { id: memo } = await make('/api/memos', { companyId, section: examined.section, employeesData })
  const conclusion = { number: '77', date: '2026-03-12', issuedBy: 'Больница' }
  await make(
    `/api/incidents/${furnished.incident}`,
    {
      conclusions: [{ ...conclusion, harm: 'Перелом ключицы закрытый', icd: 'S42.0' }],
      ...{ medInfoDateTime: '2026-03-12T10:00', lostDays: [137] },
      ...{ finalDiagnosisDate: '2026-03-13', disabilityEndDate: '2026-03-14' },
    },
    'PATCH',
  )
  for (const holder of [
    `incidents/${furnished.incident}/evidence?step=inspect&`,
    `microtraumas/${furnished.microtrauma}/evidence?`,
  ]) {
    const name = encodeURIComponent('Справка о травме.jpg')
    const sent = await sendPicture(owner, `/api/${holder}fileName=${name}`, aPicture('certificate'))
    expect([holder, sent.status], await sent.clone().text()).toEqual([holder, 201])
    const { id } = (await sent.json()) as Json
    if (holder.startsWith('micro'))
      await make(`/api/evidence/${id}/withdrawal`, { reason: 'Снята другая рука' })
  }
  const card = { templateId: forms.card.id, employeeIds: [furnished.employee] }
  const numbered = { documentNumber: '30', documentDate: '2026-03-16' }
  const { id: document } = await make('/api/documents', { companyId, ...card, ...numbered })
  const house: House = {
    ...furnished,
    ...{
      obligation: Number(obligation),
      completion: Number(completion?.id),
      memo: Number(memo),
      document: Number(document),
    },
  }
  const member = await register(server, 'member@example.org')
  await joinAs(ledger, 'member@example.org', companyId, {
    ...membership,
    departments: membership.role === 'head' ? [house.department as DepartmentId] : [],
  })
  return { server, house, member }
}

async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

const ask = (person: Person, operation: Operation, house: House): Promise<Response> => {
  const { path, ...given } = requestOf(operation, house)
  return person.ask(path, given)
}

/** Paths of the files that are refused for what is hidden in them, of every table. */
const hiding = await (async () => {
  const wire = fileURLToPath(new URL('../../adapters/wire', import.meta.url))
  const tables: readonly object[] = await Promise.all(
    globSync('**/*-calls.ts', { cwd: wire }).map((file) => import(`${wire}/${file}`)),
  )
  const calls = tables
    .flatMap((module) => Object.values(module).flatMap((table) => Object.values(Object(table))))
    .map((one) => Object(one) as Partial<Call>)
  return new Set<string>(
    calls.flatMap(({ method, path, refuses }) =>
      method === 'get' && path && refuses?.includes('right/hidden') ? [path] : [],
    ),
  )
})()

describe.each(['head', 'reader'] as const)('%s', (role) => {
  describe.each([[[]], ...hiddenKinds.map((kind) => [[kind]]), [hiddenKinds]] as readonly (readonly [
    readonly HiddenKind[],
  ])[])('who was granted %j', (granted) => {
    let told: readonly (readonly [string, string])[]
    beforeAll(async () => {
      const { server, house, member } = await withMember({ role, granted })
      const calendar = await member.ask('/api/notice-calendar', { body: { companyId: house.company } })
      const { path: address } = (await calendar.json()) as { readonly path: string }
      const texts: (readonly [string, string])[] = [
        ['the calendar of deadlines', await textOf(await server.ask(address))],
      ]
      expect(texts[0]?.[1]).toContain('BEGIN:VEVENT')
      for (const operation of inOrder)
        texts.push([
          `${operation.method} ${operation.path}`,
          await textOf(await ask(member, operation, house)),
        ])
      const { path } = { path: `/api/obligations?companyId=${house.company}` }
      told = [...texts, [`all of ${path}`, await textOf(await member.ask(path))]]
    })

    it('is told what was granted, and nothing else that is hidden, by no route', () => {
      const wrong = secrets.flatMap(([kind, looks]) =>
        granted.includes(kind)
          ? []
          : told.flatMap(([name, text]) => (looks.test(text) ? [`${name}: ${kind} ${looks.source}`] : [])),
      )
      expect(wrong).toEqual([])
      const shown = new Set(
        secrets.filter(([, looks]) => told.some(([, text]) => looks.test(text))).map(([k]) => k),
      )
      expect([...shown].toSorted()).toEqual([...granted].toSorted())
    })
  })

  it('gets no file that has something hidden in it, unless all of it was granted', async () => {
    const files = inOrder.filter(({ method, path }) => method === 'GET' && hiding.has(path))
    expect(new Set(files.map(({ path }) => path))).toEqual(hiding)
    const codesOf = async (granted: readonly HiddenKind[]) => {
      const { house, member } = await withMember({ role, granted })
      const codes = files.map(async (operation) => {
        const text = await textOf(await ask(member, operation, house))
        return [operation.path, /"code":"([\w/-]+)"/.exec(text)?.[1] ?? 'given']
      })
      return Promise.all(codes)
    }
    const expected = (code: string) =>
      files.map(({ path, right }) => [path, right && hasRight(role, right) ? code : 'right/missing'])
    expect(await codesOf([])).toEqual(expected('right/hidden'))
    expect(await codesOf(hiddenKinds)).toEqual(expected('given'))
    expect(await codesOf(['snils', 'phones'])).toEqual(expected('right/hidden'))
    const medicalAlone = expected('right/hidden').map(([path, code]) =>
      /evidence|memos/.test(String(path)) && code === 'right/hidden' ? [path, 'given'] : [path, code],
    )
    expect(await codesOf(['medical'])).toEqual(medicalAlone)
  })

  it('gets no link either to a file that would be refused, and is told why', async () => {
    const files = inOrder.filter(({ method, path }) => method === 'GET' && hiding.has(path))
    const signedTo = async (granted: readonly HiddenKind[]) => {
      const { house, member } = await withMember({ role, granted })
      const codes = files.map(async (operation) => {
        const url = requestOf(operation, house).path
        const answer = await member.ask('/api/file-links', { body: { url } })
        const { code = 'given' } = (await answer.json()) as Json
        return [operation.path, code]
      })
      return Promise.all(codes)
    }
    const expected = (code: string) =>
      files.map(({ path, right }) => [path, right && hasRight(role, right) ? code : 'not-found'])
    expect(await signedTo([])).toEqual(expected('right/hidden'))
    expect(await signedTo(hiddenKinds)).toEqual(expected('given'))
  })

  it('has no papers printed together where one of them is hidden, and none left out without a word', async () => {
    const { house, member } = await withMember({ role, granted: ['medical'] })
    const { company: companyId, document } = house
    const codes = [{ documentIds: [document] }, { batchId: document }].map(async (papers) => {
      const answer = await member.ask('/api/documents/print', { body: { companyId, ...papers } })
      return ((await answer.json()) as Json).code
    })
    const code = hasRight(role, 'see-records') ? 'right/hidden' : 'right/missing'
    expect(await Promise.all(codes)).toEqual([code, code])
  })
})
