import assert from 'node:assert/strict'
import { joinFullName } from '@osh/core/employees/employee.ts'
import { type RequiredSection, requiredSections } from '@osh/core/incidents/duties/required-duty.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { describeRequired, requiredDutyWords } from '@osh/core/wording/accidents/required-duties.ts'
import { type DutyStore, dutyStore } from '#ui/incidents/duties/duty-store.ts'
import type { Services } from '#ui/kit/services/service.ts'

/** A person before what an accident requires. */
export class DutyDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void

  constructor(services: Services, hear: (message: string | null) => void) {
    this.#services = services
    this.#hear = hear
  }

  async require(
    incident: Incident,
    name: string,
    deadline: string,
    fullNames: readonly string[],
  ): Promise<void> {
    const page = await this.#page(incident)
    const employeeIds = fullNames.map((fullName) => {
      const found = staffOf(page).find((person) => joinFullName(person) === fullName)
      assert(found, `нет работника «${fullName}»`)
      return found.id
    })
    const messages = await page.require(incident, { section: sectionCalled(name), employeeIds, deadline })
    this.#hear(Object.keys(messages).length === 0 ? null : Object.values(messages).join(' '))
  }

  /** Full names of those whom the dialog has ticked. */
  async meant(incident: Incident, name: string): Promise<readonly string[]> {
    const page = await this.#page(incident)
    const ids = page.listMeant(sectionCalled(name), incident)
    return staffOf(page)
      .filter(({ id }) => ids.includes(id))
      .map(joinFullName)
  }

  async said(incident: Incident, name: string): Promise<string> {
    const page = await this.#page(incident)
    return describeRequired(page.listGiven(sectionCalled(name)))
  }

  async #page({ id }: Incident): Promise<DutyStore> {
    const page = this.#services.get(dutyStore)
    await page.open(id)
    await page.readStaff()
    return page
  }
}

const staffOf = ({ staff }: DutyStore) => {
  assert(staff.is === 'ready')
  return staff.value
}

function sectionCalled(name: string): RequiredSection {
  const section = requiredSections.find((known) => requiredDutyWords[known].name === name)
  assert(section, `случай не требует «${name}»`)
  return section
}
