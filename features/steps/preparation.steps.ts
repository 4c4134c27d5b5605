import { type DataTable, Given, When } from '@cucumber/cucumber'
import type { ObligationDraft } from '@osh/core/obligations/obligation.ts'
import { parseObligationDraft } from '@osh/core/obligations/reading/parse-obligation.ts'
import { riskLevels } from '@osh/core/sections/risk.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { riskLevelWords } from '@osh/core/wording/sections.ts'
import { accepted } from '#tests/contracts/world.ts'
import { dayOf, oneOf, ppeEvents } from '../support/words.ts'
import type { OshWorld } from '../support/world.ts'

Given('сегодня {day}', function (this: OshWorld, day: LocalDate) {
  this.clock.set(day)
})
When('наступает {instant}', function (this: OshWorld, moment: Instant) {
  this.clock.set(moment)
})
When('наступает {day}', function (this: OshWorld, day: LocalDate) {
  this.clock.set(day)
})

Given('в организации {quoted} работают:', async function (this: OshWorld, name: string, staff: DataTable) {
  await this.addCompany(name, staff.hashes())
})

Given(
  'есть обязательства по разделу {section}:',
  async function (this: OshWorld, section: Section, table: DataTable) {
    for (const row of table.hashes()) await this.assign(row.Работник ?? '', draftOf(this, section, row))
  },
)

Given(
  'работнику {quoted} по разделу {section} установлен срок {day}',
  async function (this: OshWorld, fullName: string, section: Section, deadline: LocalDate) {
    const usual = { medicalExamination: '6.1', risk: 'средний', workingConditions: '2' } as const
    const subject = section in usual ? usual[section as keyof typeof usual] : 'Оказание первой помощи'
    const row = { Предмет: subject, Периодичность: '1 год', Срок: deadline }
    await this.assign(fullName, draftOf(this, section, row))
  },
)

const nameFields: Readonly<Partial<Record<Section, string>>> = {
  briefing: 'briefingName',
  instruction: 'instructionName',
  training: 'trainingName',
  medicalExamination: 'factorNumber',
  ppe: 'ppe',
  workingConditions: 'workingConditionsClass',
}

/** An obligation as an analyst's table gives it. */
function draftOf(world: OshWorld, section: Section, row: Readonly<Record<string, string>>): ObligationDraft {
  const { Предмет = '', Периодичность, Пройдено, Срок, Количество = '1', Событие } = row
  const level = riskLevels.find((value) => riskLevelWords[value] === Предмет)
  return accepted(
    parseObligationDraft(
      section,
      {
        ...(section === 'risk' ? { riskLevel: level } : { [nameFields[section] ?? '']: Предмет }),
        quantity: Количество,
        event: Событие ? oneOf(ppeEvents, Событие) : 'issuance',
        periodicity: Периодичность,
        date: Пройдено ? dayOf(Пройдено) : null,
        deadline: Срок ? dayOf(Срок) : null,
      },
      world.clock.today('Europe/Moscow'),
    ),
  )
}

When(
  '{person} принимает работника {quoted}',
  async function (this: OshWorld, person: string, fullName: string) {
    await (await this.session(person)).card.hire(fullName, this.anyEmployee())
  },
)
When(
  '{person} принимает работника {quoted} с {day}',
  async function (this: OshWorld, person: string, fullName: string, hireDate: LocalDate) {
    const { card } = await this.session(person)
    const hired = await card.hire(fullName, this.anyEmployee(), { hireDate })
    if (hired) this.meet(fullName, hired)
  },
)
When(
  '{person} увольняет работника {quoted} {day}',
  async function (this: OshWorld, person: string, fullName: string, day: LocalDate) {
    await (await this.session(person)).card.dismiss(this.employee(fullName).id, day)
  },
)
When(
  '{person} отменяет увольнение работника {quoted}',
  async function (this: OshWorld, person: string, fullName: string) {
    await (await this.session(person)).card.dismiss(this.employee(fullName).id, null)
  },
)
