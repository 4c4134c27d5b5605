import { deepEqual } from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { accepted } from '#tests/contracts/world.ts'
import type { OshWorld } from '../support/world.ts'

When(
  '{person} исправляет по разделу {section} у работника {quoted} дату прохождения {day} на {day}',
  async function (
    this: OshWorld,
    person: string,
    section: Section,
    fullName: string,
    wrong: LocalDate,
    right: LocalDate,
  ) {
    const { card } = await this.session(person)
    await card.correctDate(await this.obligation(fullName, section), wrong, right)
  },
)

Then(
  'в истории по разделу {section} у работника {quoted} учтено {day}, а снято {day}',
  async function (
    this: OshWorld,
    section: Section,
    fullName: string,
    counted: LocalDate,
    takenBack: LocalDate,
  ) {
    const { id } = await this.obligation(fullName, section)
    const facts = accepted(await this.records.obligations.listCompletions(this.company, id))
    const dates = (live: boolean) =>
      facts.filter((fact) => (fact.takenBack === null) === live).map(({ date }) => date)
    deepEqual([dates(true), dates(false)], [[counted], [takenBack]])
  },
)
