import assert from 'node:assert/strict'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { type PaperRecordStore, paperRecordStore } from '#ui/paper-records/paper-record-store.ts'

/** A person before the page «Внести в записи». */
export class PaperRecordDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void

  constructor(services: Services, hear: (message: string | null) => void) {
    this.#services = services
    this.#hear = hear
  }

  /** Confirms what the paper says; `failed` have not passed. */
  async record(number: string, failed: readonly string[] = []): Promise<void> {
    const page = await this.#open(number)
    for (const row of page.rows) if (failed.includes(row.who)) page.fail(row, true)
    assert.equal(page.failedCount, failed.length)
    await page.record()
    this.#hear(page.message)
  }

  async undo(number: string): Promise<void> {
    this.#hear(await (await this.#open(number)).undo())
  }

  async #open(number: string): Promise<PaperRecordStore> {
    const { company } = this.#services.get(inCompany)
    const all = await this.#services.get(ports.documents).list(company.id, everyDocument)
    const paper = all.find((one) => printDocumentNumber(one.number) === number)
    assert(paper, `нет документа № ${number}`)
    const page = this.#services.get(paperRecordStore)
    await page.open(paper.id)
    return page
  }
}
