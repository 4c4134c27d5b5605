import assert from 'node:assert/strict'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { OwnForm } from '@osh/core/documents/own-forms/own-form.ts'
import { accepted } from '#tests/contracts/world.ts'
import { ports } from '#ui/app/container.ts'
import { documentsStore } from '#ui/documents/documents-store.ts'
import { type OwnFormStore, ownFormStore } from '#ui/documents/own-forms/own-form-store.ts'
import type { Services } from '#ui/kit/services/service.ts'

/** A person before the dialog «Персональный шаблон». */
export class OwnFormDesk {
  readonly #services: Services
  /** What the last file that was sent is not taken for. */
  findings: readonly string[] = []
  /** The file that was sent last. */
  sent: Uint8Array | null = null

  constructor(services: Services) {
    this.#services = services
  }

  async upload(title: string, name: string, bytes: Uint8Array): Promise<void> {
    const dialog = await this.#dialog(title)
    this.sent = bytes
    const buffer = new Uint8Array(bytes).buffer
    await dialog.upload({ name, size: bytes.length, arrayBuffer: async () => buffer })
    this.findings = dialog.refused?.findings ?? []
  }

  async revert(title: string): Promise<void> {
    assert.equal(await (await this.#dialog(title)).revert(), null)
  }

  /** What the list of forms marks. */
  async inUse(title: string): Promise<OwnForm | null> {
    const { page, template } = await this.#form(title)
    return page.ownForms.get(template.id) ?? null
  }

  /** Where «Скачать шаблон» leads. */
  async address(title: string): Promise<string> {
    const { state } = await this.#dialog(title)
    assert(state.is === 'ready' && state.value)
    return accepted(await this.#services.get(ports.ownForms).makeLink(state.value.companyId, state.value.id))
  }

  async #dialog(title: string): Promise<OwnFormStore> {
    const dialog = this.#services.get(ownFormStore)
    await dialog.open((await this.#form(title)).template)
    return dialog
  }

  async #form(title: string) {
    const page = this.#services.get(documentsStore)
    for (const scope of ['company', 'employee'] as const) {
      await page.open(scope)
      const offered: readonly Template[] = page.groups.flatMap(({ templates }) => templates)
      const template = offered.find((one) => one.title === title)
      if (template) return { page, template }
    }
    throw new Error(`нет формы «${title}»`)
  }
}
