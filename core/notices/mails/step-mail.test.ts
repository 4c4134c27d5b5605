import { expect, test } from 'vitest'
import { instant } from '../../../tests/examples.ts'
import { anIncident } from '../../../tests/incidents-example.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { listDueSteps } from '../step-notices.ts'
import { writeNoticeText } from './notice-mail.ts'
import { wordStepMail } from './step-mail.ts'

const site = 'https://osh.example.org'
/** The accident of the example is on 19.11.2026 at 14:10 in Moscow, three hours ahead. */
const incident = anIncident({ timeZone: 'Europe/Moscow' })
test('a mail says what is to be done, until when and where, and names no one', () => {
  const steps = listDueSteps(incident, instant('2026-11-19T12:00:00Z'))
  const mail = wordStepMail(steps, {
    ...{ company: 'ООО «Карьер»', among: 7 as CompanyId, site, unsubscribe: `${site}/unsubscribe/secret` },
  })
  expect(mail.subject).toBe('Несчастный случай, сроки расследования — Охрана труда онлайн')
  expect(mail.parts.map(({ heading, lines }) => [heading, lines.length])).toEqual([
    ['Сделать немедленно', 3],
    ['Срок подходит', 2],
  ])
  const text = writeNoticeText(mail, site)
  expect(text).toContain(': немедленно, с 19.11.2026, 14:10\n')
  expect(text).toContain('Сообщить о страховом случае в СФР: до 20.11.2026, 14:10\n')
  expect(text).toContain(`${site}/notifications/incident/${incident.id}?company=7#step-tell-sfr`)
  expect(text).toContain('Больше не присылать')
  for (const { fullName } of incident.injured) expect(text).not.toContain(fullName)
  const atOnce = steps.filter(({ state }) => state === 'at-once')
  const addressed = { company: 'ИП', among: null, site: null, unsubscribe: null }
  const late = wordStepMail(listDueSteps(incident, instant('2026-11-21T12:00:00Z')), addressed)
  expect(late.parts[0]?.heading).toBe('Просрочено')
  expect(late.parts[0]?.lines.map(({ text }) => text).join()).toContain('в СФР: срок был 20.11.2026, 14:10')
  expect(wordStepMail(atOnce, addressed).parts.map(({ heading }) => heading)).toEqual(['Сделать немедленно'])
})
