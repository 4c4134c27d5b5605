import { expect, test } from 'vitest'
import { instant } from '../../../tests/examples.ts'
import { anIncident } from '../../../tests/incidents-example.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { listDueSteps } from '../step-notices.ts'
import { writeNoticeText } from './notice-mail.ts'
import { isMailedAtOnce, wantsUrgentMails, wordStepMail } from './step-mail.ts'

const site = 'https://osh.example.org'
/** The accident of the example is on 19.11.2026 at 14:10 in Moscow, three hours ahead. */
const incident = anIncident({ timeZone: 'Europe/Moscow' })
const mailed = (at: string) =>
  listDueSteps(incident, instant(at))
    .filter(isMailedAtOnce)
    .map(({ step }) => step)

test('what is to be done at once and what ends after hours is mailed, no term of days, nothing late', () => {
  const atOnce = ['first-aid', 'keep-scene', 'commission']
  expect(mailed('2026-11-19T11:10:00Z').toSorted()).toEqual(
    [...atOnce, 'medical-report', 'tell-sfr'].toSorted(),
  )
  expect(mailed('2026-11-20T11:10:00Z')).toEqual(expect.arrayContaining(atOnce))
  expect(mailed('2026-11-20T11:11:00Z')).toEqual([])
  const step = { ...listDueSteps(incident, instant('2026-11-19T11:10:00Z'))[0], state: 'due' }
  expect(isMailedAtOnce({ ...step, isOfHours: false } as Parameters<typeof isMailedAtOnce>[0])).toBe(false)
})

test('whoever has any mails switched on is told at once, no one else', () => {
  const wanting = [{}, { hour: 9 }, { digest: 'weekly' }, { reminders: true }] as const
  expect(wanting.map(wantsUrgentMails)).toEqual([false, false, true, true])
})

test('a mail says what is to be done, until when and where, and names no one', () => {
  const steps = listDueSteps(incident, instant('2026-11-19T12:00:00Z'))
  const mail = wordStepMail(steps, {
    ...{ company: 'ООО «Карьер»', among: 7 as CompanyId, site, unsubscribe: `${site}/unsubscribe/secret` },
  })
  expect(mail.subject).toBe('Несчастный случай, срочные шаги — Охрана труда онлайн')
  expect(mail.parts.map(({ heading, lines }) => [heading, lines.length])).toEqual([
    ['Сделать немедленно', 3],
    ['Срок — часы', 2],
  ])
  const text = writeNoticeText(mail, site)
  expect(text).toContain(': немедленно, с 19.11.2026, 14:10\n')
  expect(text).toContain('Сообщить о страховом случае в СФР: до 20.11.2026, 14:10\n')
  expect(text).toContain(`${site}/notifications/incident/${incident.id}?company=7#step-tell-sfr`)
  expect(text).toContain('Больше не присылать')
  for (const { fullName } of incident.injured) expect(text).not.toContain(fullName)
  const atOnce = steps.filter(({ state }) => state === 'at-once')
  const addressed = { company: 'ИП', among: null, site: null, unsubscribe: null }
  expect(wordStepMail(atOnce, addressed).parts.map(({ heading }) => heading)).toEqual(['Сделать немедленно'])
})
