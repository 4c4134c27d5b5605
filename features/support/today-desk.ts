import assert from 'node:assert/strict'
import type { BarredEmployee } from '@osh/core/admission/barred-employee.ts'
import type { BarredToday } from '@osh/core/today/today.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { todayStore } from '#ui/today/today-store.ts'

/** A person before the page «Тонус». */
export class TodayDesk {
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
  }

  async barred(): Promise<BarredToday> {
    const page = this.#services.get(todayStore)
    await page.read()
    assert(page.barred.is === 'ready', 'список не прочитан')
    return page.barred.value
  }

  /** The row of one who may not work. */
  async rowOf(fullName: string): Promise<BarredEmployee> {
    const row = (await this.barred()).items.find((one) => one.fullName === fullName)
    assert(row, `«${fullName}» сегодня допущен`)
    return row
  }
}
